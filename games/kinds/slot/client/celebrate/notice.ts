/** A large announcement over the whole stage: heading, figure and a line beneath, before turning rays. A tap ends it early. */
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
  /** A symbol to show between heading and figure. */
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

const RAYS = 18;

/** Makes the announcer of a scene. */
export function createNotice(scene: Scene, stage: Stage): Notice {
  const container = new Container({ visible: false });
  const dim = new Graphics();
  const rays = new Graphics({ blendMode: 'add' });
  const heading = createLettering(scene, '', 120);
  const figure = createLettering(scene, '', 140);
  const beneath = createLettering(scene, '', 48);
  const picture = new Sprite({ anchor: 0.5, visible: false });
  container.addChild(dim, rays, picture, heading.container, figure.container, beneath.container);
  let layout: Layout | null = null;

  stage.timeline.onFrame((elapsed_ms) => {
    if (container.visible && !stage.isMotionReduced()) rays.rotation += elapsed_ms * 0.00025;
  });

  function place(next: Layout): void {
    layout = next;
    const { width, height } = next.viewport;
    dim.clear().rect(0, 0, width, height).fill({ color: 0x05030a, alpha: 0.82 });
    const reach = Math.hypot(width, height) * 0.62;
    rays.clear();
    rays.position.set(width / 2, next.frame.y + next.frame.height * 0.45);
    for (let ray = 0; ray < RAYS; ray += 1) {
      const angle = (ray / RAYS) * Math.PI * 2;
      const half = (Math.PI / RAYS) * 0.42;
      rays
        .poly([
          0,
          0,
          Math.cos(angle - half) * reach,
          Math.sin(angle - half) * reach,
          Math.cos(angle + half) * reach,
          Math.sin(angle + half) * reach,
        ])
        .fill({ color: scene.palette.accent, alpha: 0.11 });
    }
    const centre = next.frame.y + next.frame.height * 0.45;
    const unit = Math.min(height * 0.8, width * 1.15);
    const band = (offset: number, part: number): { x: number; y: number; width: number; height: number } => ({
      x: width * 0.06,
      y: centre + (offset - part / 2) * unit,
      width: width * 0.88,
      height: part * unit,
    });
    const lift = picture.visible ? 0.1 : 0;
    heading.fit(band(-0.2 - lift, 0.16), unit * 0.13);
    figure.fit(band(0.02 + lift * 0.9, 0.22), unit * 0.17);
    beneath.fit(band(0.24 + lift * 0.6, 0.09), unit * 0.055);
    picture.position.set(width / 2, centre - unit * 0.09);
    if (picture.visible) picture.scale.set((unit * 0.22) / Math.max(1, picture.texture.height));
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
      picture.visible = announcement.picture !== undefined;
      if (announcement.picture) picture.texture = announcement.picture;
      rays.visible = !stage.isMotionReduced();
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
