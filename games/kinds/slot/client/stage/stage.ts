/** The drawing surface: opens Pixi on whatever the browser has, keeps its layers, and drives the timeline. */
import 'pixi.js/unsafe-eval';
import { Application, Assets, type CanvasRenderer, Container } from 'pixi.js';
import { createTimeline, type Timeline } from './timeline.ts';

/** From the back to the front. */
const layerNames = [
  'ambience',
  'title',
  'reels',
  'frame',
  'wins',
  'notices',
  'overlay',
  // What flies is over the veil of a celebration, and its words are over what flies.
  'shower',
  'words',
] as const;
export type LayerName = (typeof layerNames)[number];

export type Stage = {
  host: HTMLElement;
  app: Application;
  layers: Record<LayerName, Container>;
  timeline: Timeline;
  /** Whether the player asked for less motion; follows the system's setting while the game is open. */
  isMotionReduced: () => boolean;
};

/** A screen denser than this gains nothing that an eye can see and costs a phone its frame rate. */
const DENSEST = 2;
/** Between two drawings of a stage on which nothing moves. */
const AT_REST_MS = 250;

/** Whether WebGL is there but no graphics card behind it. */
function isSoftwareWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  if (!context) return false;
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}

/**
 * Pixi's canvas renderer (8.22) sets a blend mode only if it differs from the one that it set last. But drawing a shape puts the mode
 * before it back, of which it does not know: whatever followed a glow and a shape was drawn as light.
 */
function setEveryBlendMode({ canvasContext }: CanvasRenderer): void {
  const set = canvasContext.setBlendMode.bind(canvasContext);
  canvasContext.setBlendMode = (mode) => {
    set(mode === 'normal' ? 'add' : 'normal');
    set(mode);
  };
}

/**
 * Opens the stage inside an element and fills it.
 * @throws when the browser offers no way to draw at all.
 */
export async function openStage(host: HTMLElement): Promise<Stage> {
  const app = new Application();
  await app.init({
    // WebGL that a processor computes is several times slower than a plain canvas.
    preference: isSoftwareWebGl() ? ['canvas'] : ['webgl', 'webgpu', 'canvas'],
    resizeTo: host,
    backgroundAlpha: 0,
    // At two pixels a point edges are smooth as they are.
    antialias: window.devicePixelRatio < DENSEST,
    autoDensity: true,
    resolution: Math.min(window.devicePixelRatio || 1, DENSEST),
    // Stray events would only cost time: everything that can be pressed is HTML.
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  });
  if ('canvasContext' in app.renderer) setEveryBlendMode(app.renderer);
  app.canvas.setAttribute('aria-hidden', 'true');
  app.canvas.className = 'stage-canvas';
  host.prepend(app.canvas);

  // Workers are made from blob: addresses and detections fetch data: addresses; the security policy refuses both.
  Assets.setPreferences({ preferWorkers: false });
  await Assets.init({ skipDetections: true });

  const timeline = createTimeline();

  const layer = (): Container => new Container({ eventMode: 'none' });
  const layers: Record<LayerName, Container> = {
    ambience: layer(),
    title: layer(),
    reels: layer(),
    frame: layer(),
    wins: layer(),
    notices: layer(),
    overlay: layer(),
    shower: layer(),
    words: layer(),
  };
  app.stage.eventMode = 'none';
  app.stage.addChild(...layerNames.map((name) => layers[name]));

  const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const limitFrames = (): void => {
    // Without motion there is little to draw, and without a graphics card drawing is dear.
    const isSlow = app.renderer.name === 'canvas';
    app.ticker.maxFPS = motion.matches ? 15 : isSlow ? 24 : 0;
  };
  limitFrames();
  // The application would draw on every frame; a stage at rest is drawn now and then only.
  app.ticker.remove(app.render, app);
  let undrawn_ms = 0;
  app.ticker.add(({ deltaMS }) => {
    timeline.advance(deltaMS);
    undrawn_ms += deltaMS;
    if (motion.matches && timeline.isResting() && undrawn_ms < AT_REST_MS) return;
    undrawn_ms = 0;
    app.render();
  });
  motion.addEventListener('change', limitFrames);
  return { host, app, layers, timeline, isMotionReduced: () => motion.matches };
}
