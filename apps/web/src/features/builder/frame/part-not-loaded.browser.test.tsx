import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { watchPresses } from '../store/presses.ts';
import { lazyPart } from './part-not-loaded.tsx';

test('a part that comes during a press moves nothing until the press is over', async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const Part = lazyPart(async () => promise.then(() => () => <p>The part</p>));
  // Settles with the same promise, so it shows when the part would have loaded.
  const Other = lazy(async () => promise.then(() => ({ default: () => <p>Another part</p> })));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const leave = watchPresses(window);
  root.render(
    <>
      <Part />
      <Suspense>
        <Other />
      </Suspense>
    </>,
  );
  dispatchEvent(new PointerEvent('pointerdown', { button: 0 }));
  resolve();
  await expect.element(page.getByText('Another part')).toBeVisible();
  await expect.element(page.getByText('The part')).not.toBeInTheDocument();
  dispatchEvent(new PointerEvent('pointerup', { button: 0 }));
  await expect.element(page.getByText('The part')).toBeVisible();
  leave();
  root.unmount();
});
