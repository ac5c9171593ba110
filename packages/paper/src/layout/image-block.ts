import type { SceneImage } from '../scene/scene.ts';
import type { Block } from './block.ts';
import { EMPTY, tagged } from './block.ts';

/** A picture as large as the bounds allow, its proportions kept. `key` is its name in `Scene.images`. Points. */
export function imageBlock(
  key: string,
  image: Pick<SceneImage, 'width' | 'height'>,
  bounds: { readonly width: number; readonly height: number },
  alternativeText: string,
): Block {
  if (!(image.width > 0 && image.height > 0)) return EMPTY;
  const scale = Math.min(bounds.width / image.width, bounds.height / image.height);
  const width = image.width * scale;
  const height = image.height * scale;
  return tagged(
    { role: 'Figure', alternativeText },
    {
      width,
      height,
      baseline: height,
      place: (x, y) => [{ kind: 'image', x, y, width, height, image: key, alternativeText }],
    },
  );
}
