/** What shines over the fish, painted once: nets that open, the light behind a prize, and the glow of a boss. */

export type Prints = Readonly<Record<'own' | 'others' | 'spread' | 'rays' | 'glow', HTMLCanvasElement>>;

export function createPrints(): Prints {
  return {
    own: paintNet('#ffe08a', '#ffb93066'),
    others: paintNet('#d9f1ff', '#8fd0ff40'),
    spread: paintNet('#8dffd6', '#25d69a5c'),
    rays: paintRays(),
    glow: paintGlow(),
  };
}

function square(side: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  pen?.translate(side / 2, side / 2);
  return [canvas, pen];
}

/** A round net of cords, lighter towards its rim. */
function paintNet(cord: string, light: string): HTMLCanvasElement {
  const [canvas, pen] = square(192);
  if (!pen) return canvas;
  const shine = pen.createRadialGradient(0, 0, 10, 0, 0, 94);
  shine.addColorStop(0, '#ffffff00');
  shine.addColorStop(0.75, light);
  shine.addColorStop(1, '#ffffff00');
  pen.fillStyle = shine;
  pen.fillRect(-96, -96, 192, 192);
  pen.strokeStyle = cord;
  pen.lineWidth = 2.5;
  const corners = 10;
  const at = (corner: number, reach: number): [number, number] => [
    Math.cos((2 * Math.PI * corner) / corners) * reach,
    Math.sin((2 * Math.PI * corner) / corners) * reach,
  ];
  for (let corner = 0; corner < corners; corner += 1) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(...at(corner, 86));
    for (const reach of [30, 58, 86]) {
      pen.moveTo(...at(corner, reach));
      // Cords sag between the spokes.
      pen.quadraticCurveTo(...at(corner + 0.5, reach * 0.86), ...at(corner + 1, reach));
    }
    pen.stroke();
    pen.beginPath();
    pen.arc(...at(corner, 86), 5, 0, Math.PI * 2);
    pen.fillStyle = cord;
    pen.fill();
  }
  return canvas;
}

function paintRays(): HTMLCanvasElement {
  const [canvas, pen] = square(256);
  if (!pen) return canvas;
  const shine = pen.createRadialGradient(0, 0, 8, 0, 0, 126);
  shine.addColorStop(0, '#fff2bcf2');
  shine.addColorStop(0.4, '#ffd04fa8');
  shine.addColorStop(1, '#ffae0000');
  pen.fillStyle = shine;
  for (let ray = 0; ray < 14; ray += 1) {
    const angle = (2 * Math.PI * ray) / 14;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, 126, angle, angle + 0.22);
    pen.fill();
  }
  pen.beginPath();
  pen.arc(0, 0, 60, 0, Math.PI * 2);
  pen.fill();
  return canvas;
}

function paintGlow(): HTMLCanvasElement {
  const [canvas, pen] = square(160);
  if (!pen) return canvas;
  const shine = pen.createRadialGradient(0, 0, 10, 0, 0, 78);
  shine.addColorStop(0, '#ffe58ccc');
  shine.addColorStop(1, '#ffc93c00');
  pen.fillStyle = shine;
  pen.fillRect(-80, -80, 160, 160);
  return canvas;
}
