import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer } from '@paperwage/api-contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Material, OwnAnswers } from '../../ports/chat-answers.ts';
import { modelAnswers } from './model-answers.ts';

const LINK = { href: '/faq#verify', title: 'How does a landlord check a pay stub?', kind: 'FAQ' } as const;
const KNOWN: ChatAnswer = {
  isKnown: true,
  paragraphs: [{ text: 'Drop the PDF, or enter the code with the net pay, such as $2,306.86.', source: 1 }],
  slip: null,
  links: [LINK],
};
const UNKNOWN: ChatAnswer = {
  isKnown: false,
  paragraphs: [{ text: 'I don’t know that.', source: null }],
  slip: null,
  links: [],
};
const PASSAGE = {
  href: '/for-landlords',
  title: 'Two ways to check',
  kind: 'Page',
  text: ['Scan the code of twelve characters.'],
} as const;

function ownOf(material: Material): OwnAnswers {
  return { find: () => material, answer: () => Promise.resolve(material.answer) };
}

/** A language model on this machine, which says what it is told to. */
async function startModel() {
  const received: { path: string | undefined; authorization: string | undefined; body: Record<string, unknown> }[] = [];
  const peer = {
    says: '',
    status: 200,
    raw: undefined as string | undefined,
    location: undefined as string | undefined,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
      received.push({ path: request.url, authorization: request.headers.authorization, body });
      response.writeHead(peer.status, {
        'content-type': 'application/json',
        ...(peer.location !== undefined && { location: peer.location }),
      });
      response.end(peer.raw ?? JSON.stringify({ choices: [{ message: { role: 'assistant', content: peer.says } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
  return { peer, received, url: `http://127.0.0.1:${port}/v1`, stop };
}

let model: Awaited<ReturnType<typeof startModel>>;
beforeEach(async () => void (model = await startModel()));
afterEach(() => model.stop());

const ask = (material: Material, question = 'How do I check one for 3 tenants?') =>
  modelAnswers({ url: model.url, model: 'a-model', key: 'secret' }, ownOf(material)).answer(question);
const material: Material = { answer: KNOWN, passages: [PASSAGE] };

describe('a language model that words our answers', () => {
  it('gets the question, our answer and the passages, and is told to cite', async () => {
    model.peer.says = 'Type the code with the net pay of $2,306.86 [1].\nOr scan it [2].';
    expect(await ask(material)).toEqual({
      ...KNOWN,
      paragraphs: [
        { text: 'Type the code with the net pay of $2,306.86.', source: 1 },
        { text: 'Or scan it.', source: 2 },
      ],
      links: [LINK, { href: PASSAGE.href, title: PASSAGE.title, kind: PASSAGE.kind }],
    });
    const [{ path, authorization, body }] = model.received as [(typeof model.received)[0]];
    expect([path, authorization, body.model]).toEqual(['/v1/chat/completions', 'Bearer secret', 'a-model']);
    const messages = body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]!.content).toContain('[1] Drop the PDF');
    expect(messages[0]!.content).toContain('[2] Two ways to check\nScan the code of twelve characters.');
    expect(messages[1]!.content).toBe('How do I check one for 3 tenants?');
  });

  it('is not asked what we don’t know', async () => {
    model.peer.says = 'Yes [1].';
    expect(await ask({ answer: UNKNOWN, passages: [PASSAGE] })).toEqual(UNKNOWN);
    expect(model.received).toEqual([]);
  });

  it.each([
    ['cites nothing', 'Type the code.'],
    ['cites what there isn’t', 'Type the code [3].'],
    ['has a number of its own', 'It costs $12.00 [1].'],
    ['has a sum of its own', 'That is $6,920.58 for three [1].'],
    ['doesn’t know', 'UNKNOWN'],
    ['goes on and on', `${'Type the code [1]. '.repeat(100)}`],
    ['says nothing', ''],
  ])('is not believed where it %s', async (_, says) => {
    model.peer.says = says;
    expect(await ask(material)).toEqual(KNOWN);
    expect(model.received).toHaveLength(1);
  });

  it('keeps the figures of a paycheck as they are', async () => {
    const slip = {
      caption: '5,000.00 a month, single, Texas, 2026',
      rows: [{ name: 'Gross pay', amount: '5,000.00' }],
      net: { name: 'Net pay, each month', amount: '4,199.17' },
      pay: {
        basis: 'paycheck',
        pay: '5000',
        hours: '',
        frequency: 'MONTHLY',
        status: 'single',
        children: '0',
        year: 2026,
        state: 'TX',
      },
    } as const;
    const answer: ChatAnswer = { ...KNOWN, slip: { ...slip, rows: [...slip.rows] } };
    model.peer.says = 'You keep $4,199.17 of $5,000 [1].';
    expect(await ask({ answer, passages: [] })).toMatchObject({
      paragraphs: [{ text: 'You keep $4,199.17 of $5,000.' }],
      slip,
    });
  });

  it.each([
    [500, undefined],
    [401, undefined],
    [200, 'no JSON'],
    [200, '{"choices":[]}'],
  ])('gives way to our own answer where it answers %i %s', async (status, raw) => {
    Object.assign(model.peer, { status, raw, says: 'Type the code [1].' });
    expect(await ask(material)).toEqual(KNOWN);
  });

  it('follows no redirect, and gives way where nobody answers', async () => {
    const other = await startModel();
    Object.assign(model.peer, { status: 307, location: `${other.url}/chat/completions` });
    expect(await ask(material)).toEqual(KNOWN);
    expect(other.received).toEqual([]);
    await other.stop();
    await model.stop();
    expect(await ask(material)).toEqual(KNOWN);
    model = await startModel();
  });
});
