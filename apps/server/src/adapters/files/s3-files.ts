import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { S3Place } from '../../places.ts';
import type { FileStore } from '../../ports/file-store.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** Files in a bucket. */
export function s3Files({ endpoint, region, bucket, ...credentials }: S3Place): FileStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Every service understands a bucket in the path, even those without wildcard host names.
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { requestTimeout: REQUEST_TIMEOUT_MS, connectionTimeout: REQUEST_TIMEOUT_MS },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const put: FileStore['put'] = async (name, content) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: content }));
  };
  const remove: FileStore['remove'] = async (name) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
  };
  return {
    put,
    remove,
    async get(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      }
    },
    async check() {
      await put('check', new Uint8Array(1));
      await remove('check');
    },
  };
}
