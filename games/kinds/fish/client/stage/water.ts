/** The sea behind the fish: the picture of a reef, laid once for each size of the stage, and the bubbles that rise in it. */
import reefTall from '../pictures/reef-tall.webp';
import reefWide from '../pictures/reef-wide.webp';

type Water = {
  resize: (width: number, height: number) => void;
  draw: (pen: CanvasRenderingContext2D, width: number, height: number) => void;
  /** @param scale of the water's measure. */
  bubbles: (
    pen: CanvasRenderingContext2D,
    width: number,
    height: number,
    scale: number,
    now_ms: number,
  ) => void;
};

/** How many rise at a time. */
const BUBBLES = 18;

export function createWater(): Water {
  const pictures = { wide: loaded(reefWide), tall: loaded(reefTall) };
  const bubble = paintBubble();
  let laid: HTMLCanvasElement | null = null;
  let isWhole = false;

  /** Covers the canvas with the picture; before that has come with its light alone. */
  function lay(width: number, height: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d', { alpha: false });
    const picture = pictures[height > width * 1.05 ? 'tall' : 'wide'];
    isWhole = hasCome(picture);
    if (!pen) return canvas;
    if (isWhole) {
      const { naturalWidth, naturalHeight } = picture;
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
      // What is cut off is cut off above: the floor is always seen.
      pen.drawImage(picture, (width - wide) / 2, height - high, wide, high);
      return canvas;
    }
    const deep = pen.createLinearGradient(0, 0, 0, height);
    deep.addColorStop(0, '#4fc6e4');
    deep.addColorStop(0.5, '#0a6aa8');
    deep.addColorStop(1, '#042a4c');
    pen.fillStyle = deep;
    pen.fillRect(0, 0, width, height);
    return canvas;
  }

  return {
    resize(width, height) {
      laid = lay(width, height);
    },
    draw(pen, width, height) {
      if (!laid) return;
      const picture = pictures[laid.height > laid.width * 1.05 ? 'tall' : 'wide'];
      if (!isWhole && hasCome(picture)) laid = lay(laid.width, laid.height);
      pen.drawImage(laid, 0, 0, width, height);
    },
    bubbles(pen, width, height, scale, now_ms) {
      for (let each = 0; each < BUBBLES; each += 1) {
        const turn = now_ms / (7_000 + ((each * 977) % 5_000)) + each * 0.377;
        const risen = turn % 1;
        // They rise where there is air in the reef, not everywhere.
        const source = ((each % 6) * 0.171 + 0.07) % 1;
        const size = (6 + ((each * 5) % 13)) * Math.max(0.6, scale) * (0.7 + 0.5 * risen);
        const x = width * source + Math.sin(turn * 9 + each) * 10 * scale;
        pen.globalAlpha = 0.55 * Math.min(1, risen * 8, (1 - risen) * 5);
        pen.drawImage(bubble, x - size / 2, height * (0.9 - 0.95 * risen), size, size);
      }
      pen.globalAlpha = 1;
    },
  };
}

function loaded(source: string): HTMLImageElement {
  const picture = new Image();
  picture.src = source;
  return picture;
}

/** Its size is known before the rest of it has come, and until then nothing of it can be drawn. */
function hasCome(picture: HTMLImageElement): boolean {
  return picture.complete && picture.naturalWidth > 0;
}

function paintBubble(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 48;
  canvas.height = 48;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const air = pen.createRadialGradient(24, 24, 8, 24, 24, 23);
  air.addColorStop(0, '#d8f8ff0a');
  air.addColorStop(0.8, '#d8f8ff40');
  air.addColorStop(1, '#d8f8ffb0');
  pen.fillStyle = air;
  pen.beginPath();
  pen.arc(24, 24, 23, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#ffffffd9';
  pen.beginPath();
  pen.ellipse(17, 15, 6, 3.6, -0.7, 0, Math.PI * 2);
  pen.fill();
  return canvas;
}
