import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onLeavingPath } from './on-leaving-path.ts';

let place: { pathname: string };
let page: EventTarget;

beforeEach(() => {
  place = { pathname: '/here' };
  page = new EventTarget();
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function goTo(pathname: string, event: 'popstate' | 'pushState') {
  place.pathname = pathname;
  page.dispatchEvent(new Event(event));
}

it.each(['popstate', 'pushState'] as const)('tells once that the address has left a path, by %s', (event) => {
  const told = vi.fn();
  onLeavingPath('/there', told);
  goTo('/there', 'pushState');
  goTo('/there', event);
  expect(told).not.toHaveBeenCalled();
  goTo('/', event);
  goTo('/there', event);
  goTo('/', event);
  expect(told).toHaveBeenCalledTimes(1);
});
