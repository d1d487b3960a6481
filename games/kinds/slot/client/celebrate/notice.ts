/** A large announcement over the whole stage: hero, heading, figure and a line beneath, before turning rays. A tap ends it early. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { easeOut, easeOutBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

export type Announcement = {
  heading: string;
  figure?: string;
  beneath?: string;
  /** The symbol that has led to it, above the heading. With it the announcement is one of joy, in the light of the feature. */
  hero?: Texture;
  /** A symbol to show beneath the figure. */
  picture?: Texture;
  /** How long it stays if nobody taps. */
  stay_ms: number;
  /** Runs while the announcement is shown; it does not leave before this is done. */
  during?: (show: { setHeading: (text: string) => void; setFigure: (text: string) => void }) => Promise<void>;
};

export type Notice = {
  container: Container;
  place: (layout: Layout) => void;
  show: (announcement: Announcement) => Promise<void>;
};

/** A wheel of light: colour, number of rays, turns of the circle in a second. */
type Wheel = { color: string; rays: number; turns: number; alpha: number };

/** How far a hero stands above the middle, in units. */
const aboveCentre = 0.45;

/** Makes the announcer of a scene. */
export function createNotice(scene: Scene, stage: Stage): Notice {
  const container = new Container({ visible: false });
  const dim = new Graphics();
  const wheels = new Container();
  const heading = createLettering(scene, '', 120);
  const figure = createLettering(scene, '', 140, 'figure');
  const beneath = createLettering(scene, '', 48, 'figure');
  const hero = new Sprite({ anchor: 0.5, visible: false });
  const picture = new Sprite({ anchor: 0.5, visible: false });
  container.addChild(dim, wheels, hero, picture, heading.container, figure.container, beneath.container);
  let layout: Layout | null = null;
  let age_ms = 0;
  /** What the hero is scaled to when it is at rest. */
  let heroScale = 1;

  const calm: readonly Wheel[] = [{ color: scene.palette.accent, rays: 18, turns: 0.04, alpha: 0.11 }];
  const joyful: readonly Wheel[] = [
    { color: '#ffffff', rays: 24, turns: -0.03, alpha: 0.09 },
    { color: scene.palette.accent, rays: 14, turns: 0.05, alpha: 0.24 },
  ];
  const wheelsNow = (): readonly Wheel[] => (hero.visible ? joyful : calm);

  stage.timeline.onFrame((elapsed_ms) => {
    if (!container.visible || stage.isMotionReduced()) return;
    age_ms += elapsed_ms;
    for (const [index, wheel] of wheels.children.entries())
      wheel.rotation += (elapsed_ms / 1000) * (wheelsNow()[index]?.turns ?? 0) * Math.PI * 2;
    hero.scale.set(heroScale * (1 + Math.sin(age_ms / 260) * 0.035));
    hero.rotation = Math.sin(age_ms / 420) * 0.05;
  });

  function drawWheels(reach: number, x: number, y: number): void {
    for (const wheel of wheels.removeChildren()) wheel.destroy();
    for (const { color, rays, alpha } of wheelsNow()) {
      const wheel = new Graphics({ blendMode: 'add' });
      wheel.position.set(x, y);
      const half = (Math.PI / rays) * 0.42;
      for (let ray = 0; ray < rays; ray += 1) {
        const angle = (ray / rays) * Math.PI * 2;
        const edge = (at: number) => [Math.cos(at) * reach, Math.sin(at) * reach];
        wheel.poly([0, 0, ...edge(angle - half), ...edge(angle + half)]).fill({ color, alpha });
      }
      wheels.addChild(wheel);
    }
  }

  /** Everything fits between the top and the message beneath the reels, however low the window is. */
  function placeUnderHero({ viewport, message }: Layout): { centre: number; unit: number } {
    const top = viewport.height * 0.045;
    const room = message.y + message.height - top;
    const beneathCentre = picture.visible ? 0.56 : 0.41;
    const unit = Math.min(viewport.width * 1.15, room / (aboveCentre + beneathCentre));
    return { centre: top + (room + (aboveCentre - beneathCentre) * unit) / 2, unit };
  }

  function placeAroundReels({ viewport, frame }: Layout): { centre: number; unit: number } {
    return {
      centre: frame.y + frame.height * 0.45,
      unit: Math.min(viewport.height * 0.8, viewport.width * 1.15),
    };
  }

  function place(next: Layout): void {
    layout = next;
    const { width, height } = next.viewport;
    const veil = hero.visible
      ? { color: scene.palette.freeSpins, alpha: 0.86 }
      : { color: '#05030a', alpha: 0.82 };
    dim.clear().rect(0, 0, width, height).fill(veil);
    const { centre, unit } = hero.visible ? placeUnderHero(next) : placeAroundReels(next);
    drawWheels(Math.hypot(width, height) * 0.62, width / 2, centre);
    const band = (offset: number, part: number): { x: number; y: number; width: number; height: number } => ({
      x: width * 0.06,
      y: centre + (offset - part / 2) * unit,
      width: width * 0.88,
      height: part * unit,
    });
    // With a hero the words stand beneath it; without, around the middle.
    const drop = hero.visible ? 0.14 : 0;
    heading.fit(band(-0.2 + drop, 0.16), unit * 0.13);
    figure.fit(band(0.02 + drop, 0.24), unit * (hero.visible ? 0.23 : 0.17));
    beneath.fit(band((picture.visible ? 0.37 : 0.22) + drop, 0.09), unit * (hero.visible ? 0.07 : 0.055));
    hero.position.set(width / 2, centre - unit * 0.28);
    heroScale = (unit * 0.34) / Math.max(1, hero.texture.height);
    hero.scale.set(heroScale);
    picture.position.set(width / 2, centre + (0.24 + drop) * unit);
    picture.scale.set((unit * 0.16) / Math.max(1, picture.texture.height));
  }

  async function enter(): Promise<void> {
    if (stage.isMotionReduced()) {
      await stage.timeline.tween({ duration_ms: 160, update: (t) => (container.alpha = t) });
      return;
    }
    const parts = [heading, figure, beneath].map((part) => part.container);
    await stage.timeline.tween({
      duration_ms: 420,
      update(t) {
        container.alpha = easeOut(t);
        for (const part of parts) part.scale.set(0.4 + 0.6 * easeOutBack(t));
      },
    });
  }

  function write(part: Lettering, text: string): void {
    part.setText(text);
    part.container.visible = text !== '';
  }

  return {
    container,
    place,
    async show(announcement) {
      write(heading, announcement.heading);
      write(figure, announcement.figure ?? '');
      write(beneath, announcement.beneath ?? '');
      hero.visible = announcement.hero !== undefined;
      if (announcement.hero) hero.texture = announcement.hero;
      picture.visible = announcement.picture !== undefined;
      if (announcement.picture) picture.texture = announcement.picture;
      wheels.visible = !stage.isMotionReduced();
      container.alpha = 0;
      container.visible = true;
      if (layout) place(layout);
      await enter();
      await announcement.during?.({
        setHeading: (text) => write(heading, text),
        setFigure: (text) => write(figure, text),
      });
      await stage.timeline.wait(announcement.stay_ms, { skippable: true });
      await stage.timeline.tween({ duration_ms: 200, update: (t) => (container.alpha = 1 - t) });
      container.visible = false;
    },
  };
}
