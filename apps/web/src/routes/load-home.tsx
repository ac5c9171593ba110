import { useLayoutEffect } from 'react';
import { keepStatic } from './keep-static.tsx';
import { keepUse } from './early-use.ts';

/** The home page: text and pictures, except for opening a PDF and typing a name. */
export const loadHome = keepStatic(
  'home',
  async () => (await import('../features/home/home-page.tsx')).HomePage,
  async (place) => {
    if (place.getAttribute('data-live') === 'open')
      return (await import('../features/home/open-made-here.tsx')).OpenMadeHere;
    const use = keepUse(place);
    const { WhoIsPaid } = await import('../features/home/who-is-paid.tsx');
    use.note();
    return ({ sent }) => {
      useLayoutEffect(() => use.resume(), []);
      return <WhoIsPaid sent={sent} />;
    };
  },
);
