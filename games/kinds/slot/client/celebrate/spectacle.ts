/** The full-screen stage of a celebration: veil, wheels of light, rings, a hero and the words, in the look of the occasion. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { easeOut, easeOutBack, thereAndBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import { lookOf, type Look, type Occasion } from './looks.ts';
import type { ShowerMaker } from './shower.ts';

export type Spectacle = {
  /** Under what flies. */
  behind: Container;
  /** Over what flies. */
  words: Container;
  place: (layout: Layout) => void;
  /** Opens for an occasion, or goes over to a larger one while it is open. */
  enter: (occasion: Occasion, heading: string, hero: SpectacleHero) => Promise<void>;
  setFigure: (text: string) => void;
  look: () => Look;
  leave: () => Promise<void>;
};

/** What stands behind the figure: a symbol of the game, or a vessel that was drawn for the occasion. */
export type SpectacleHero = Texture | Container;

const RING_MS = 900;

/** Makes the spectacle of a scene. */
export function createSpectacle(scene: Scene, stage: Stage, shower: ShowerMaker): Spectacle {
  const behind = new Container({ visible: false });
  const words = new Container({ visible: false });
  const veil = new Graphics();
  const wheels = new Container();
  const rings = new Container();
  const heroPlace = new Container();
  const flash = new Graphics({ alpha: 0, blendMode: 'add' });
  behind.addChild(veil, wheels, rings, heroPlace, flash);
  const heading = createLettering(scene, '', 120);
  const figure = createLettering(scene, '', 140, 'figure');
  words.addChild(heading.container, figure.container);
  let layout: Layout | null = null;
  let look = lookOf('big', scene.palette, scene.title.glow);
  let age_ms = 0;
  let ringsOwed = 0;
  let flashesOwed = 0;
  let isHeroDrawn = false;

  const centreOf = ({ viewport, frame }: Layout): { x: number; y: number } => ({
    x: viewport.width / 2,
    y: Math.min(frame.y + frame.height * 0.46, viewport.height * 0.5),
  });

  function draw(): void {
    if (!layout) return;
    const { width, height } = layout.viewport;
    const centre = centreOf(layout);
    veil.clear().rect(0, 0, width, height).fill({ color: look.veil.color, alpha: look.veil.alpha });
    flash.clear().rect(0, 0, width, height).fill({ color: '#ffffff', alpha: 0.5 });
    wheels.removeChildren().forEach((wheel) => wheel.destroy());
    for (const { color, rays, alpha } of look.wheels) {
      const wheel = new Graphics({ blendMode: 'add' });
      const reach = Math.hypot(width, height) * 0.62;
      for (let ray = 0; ray < rays; ray += 1) {
        const angle = (ray / rays) * Math.PI * 2;
        const half = (Math.PI / rays) * 0.45;
        wheel.poly([0, 0, ...at(angle - half, reach), ...at(angle + half, reach)]).fill({ color, alpha });
      }
      wheel.position.set(centre.x, centre.y);
      wheels.addChild(wheel);
    }
    const unit = unitOf(layout);
    figure.fit(
      { x: width * 0.04, y: centre.y + 0.11 * unit, width: width * 0.92, height: 0.2 * unit },
      unit * 0.19,
    );
    placeHero();
  }

  const unitOf = ({ viewport: { width, height } }: Layout): number => Math.min(height * 0.8, width * 1.1);

  /** The heading stands above the hero, and a hero that would reach the top gives way to it. */
  function placeHero(): void {
    if (!layout) return;
    const { width, height } = layout.viewport;
    const centre = centreOf(layout);
    const middle = centre.y - Math.min(width, height) * 0.05;
    const size = unitOf(layout) * 0.15;
    const above = heroPlace.getLocalBounds().y;
    const usual = centre.y - unitOf(layout) * 0.375;
    const top = Math.max(height * 0.05, Math.min(usual, middle + above - size));
    heading.fit({ x: width * 0.04, y: top, width: width * 0.92, height: size }, size);
    heroPlace.position.set(centre.x, Math.max(middle, top + size - above));
  }

  function at(angle: number, reach: number): [number, number] {
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  }

  function throwRing(): void {
    if (!layout) return;
    const { x, y } = centreOf(layout);
    const reach = Math.max(layout.viewport.width, layout.viewport.height) * 0.6;
    const ring = new Graphics({ blendMode: 'add' })
      .circle(0, 0, 100)
      .stroke({ width: 7, color: scene.palette.accent });
    ring.position.set(x, y);
    rings.addChild(ring);
    void stage.timeline
      .tween({
        duration_ms: RING_MS,
        easing: easeOut,
        update(t) {
          ring.scale.set(0.2 + (t * reach) / 100);
          ring.alpha = 0.6 * (1 - t);
        },
      })
      .then(() => ring.destroy());
  }

  function throwFlash(): void {
    void stage.timeline.tween({ duration_ms: 320, update: (t) => (flash.alpha = 0.7 * (1 - t)) });
  }

  stage.timeline.onFrame((elapsed_ms) => {
    if (!behind.visible || stage.isMotionReduced()) return;
    age_ms += elapsed_ms;
    wheels.children.forEach((wheel, index) => {
      wheel.rotation += ((look.wheels[index]?.turns ?? 0) * Math.PI * 2 * elapsed_ms) / 60_000;
    });
    ringsOwed += (look.rings * elapsed_ms) / 1000;
    flashesOwed += (look.flashes * elapsed_ms) / 1000;
    while (ringsOwed >= 1) {
      ringsOwed -= 1;
      throwRing();
    }
    if (flashesOwed >= 1) {
      flashesOwed -= 1;
      throwFlash();
    }
    words.position.set(Math.sin(age_ms * 0.07) * look.tremble, Math.cos(age_ms * 0.053) * look.tremble * 0.7);
    const breath = 1 + Math.sin(age_ms / 300) * 0.025;
    heroPlace.scale.set(breath, breath * (1 + Math.sin(age_ms / 190) * 0.012));
    heroPlace.rotation = Math.sin(age_ms / 520) * 0.03;
  });

  function setHero(hero: SpectacleHero): void {
    // A symbol's sprite was made here and is thrown away here; a vessel belongs to who drew it.
    for (const child of heroPlace.removeChildren()) if (!isHeroDrawn) child.destroy();
    isHeroDrawn = hero instanceof Container;
    if (hero instanceof Container) {
      heroPlace.addChild(hero);
      return;
    }
    if (look.hero === 0 || !layout) return;
    const sprite = new Sprite({ texture: hero, anchor: 0.5 });
    const short = Math.min(layout.viewport.width, layout.viewport.height * 0.9);
    sprite.scale.set((short * look.hero) / Math.max(1, hero.width));
    heroPlace.addChild(sprite);
  }

  function pour(): void {
    if (!layout) return;
    const { width, height } = layout.viewport;
    for (const { way, perSecond } of look.pours) {
      const source = {
        fountain: { x: width / 2, y: height * 0.86, spread: width * 0.6 },
        left: { x: -20, y: height * 0.7, spread: height * 0.3 },
        right: { x: width + 20, y: height * 0.7, spread: height * 0.3 },
        rain: { x: width / 2, y: -30, spread: width },
      }[way];
      shower.pour({ ...source, way }, perSecond, look.count_ms);
    }
  }

  return {
    behind,
    words,
    look: () => look,
    setFigure: (text) => figure.setText(text),
    place(next) {
      layout = next;
      if (behind.visible) draw();
    },
    async enter(occasion, text, hero) {
      const isOpen = behind.visible;
      look = lookOf(occasion, scene.palette, scene.title.glow);
      stage.host.dataset['celebrating'] = occasion;
      heading.setText(text);
      ringsOwed = 0;
      flashesOwed = 0;
      draw();
      setHero(hero);
      placeHero();
      behind.visible = true;
      words.visible = true;
      wheels.visible = !stage.isMotionReduced();
      behind.alpha = 1;
      words.alpha = 1;
      shower.stop();
      pour();
      if (stage.isMotionReduced()) return;
      if (isOpen) throwFlash();
      const landing = isOpen ? 260 : 460;
      await stage.timeline.tween({
        duration_ms: landing,
        update(t) {
          if (!isOpen) behind.alpha = easeOut(t);
          heading.container.scale.set(isOpen ? 1.5 - 0.5 * easeOut(t) : 0.3 + 0.7 * easeOutBack(t));
          figure.container.scale.set(isOpen ? 1 : 0.3 + 0.7 * easeOutBack(t));
          heroPlace.alpha = easeOut(t);
        },
      });
    },
    async leave() {
      if (!stage.isMotionReduced()) {
        await stage.timeline.tween({
          duration_ms: 200,
          easing: thereAndBack,
          skippable: true,
          update: (t) => figure.container.scale.set(1 + 0.1 * t),
        });
      }
      await stage.timeline.tween({
        duration_ms: 240,
        update(t) {
          behind.alpha = 1 - t;
          words.alpha = 1 - t;
        },
      });
      shower.stop();
      behind.visible = false;
      words.visible = false;
      delete stage.host.dataset['celebrating'];
    },
  };
}
