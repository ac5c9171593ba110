export * from './scene/scene.ts';
