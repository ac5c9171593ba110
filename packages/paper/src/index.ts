export * from './scene/scene.ts';
export * from './layout/index.ts';
