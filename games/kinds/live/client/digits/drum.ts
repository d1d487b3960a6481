/** Balls in a glass drum: they lie at its bottom, are blown about, and one of them is taken out. Pure; lengths are radii of the drum. */

export type Ball = {
  /** What stands on it: a digit, or a number of a lottery. */
  digit: number;
  radius: number;
  /** Which of the colours of a set of ten it has. */
  colour: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
};

/** Of a set of ten. */
const BALL_RADIUS = 0.215;
const GRAVITY = 5.5;
const BOUNCE = 0.78;
/** Air from below, as it lifts a ball that lies right above it. */
const BLOW = 26;
const MOST_SPEED = 4.2;
/** Longer steps let balls pass through each other. */
const STEP_S = 1 / 120;

/** The balls as they lie before anything has moved them; `seed` makes drums differ. */
export function ballsAt(seed: number): Ball[] {
  return Array.from({ length: 10 }, (_, index) => ({
    digit: (index * 7 + seed * 3) % 10,
    radius: BALL_RADIUS,
    colour: (index * 7 + seed * 3) % 10,
    x: ((index % 4) - 1.5) * 0.4 + (index > 7 ? 0.37 : 0),
    y: 0.42 - Math.floor(index / 4) * 0.42,
    vx: 0,
    vy: 0,
    turn: (index * 47 + seed * 71) % 360,
  }));
}

/** All balls of a lottery, as they lie in its one drum: each ten of them in a colour, and none in the first, which is white. */
export function lotteryBallsAt(of: number): Ball[] {
  // They fill so much of the drum.
  const radius = Math.sqrt(0.4 / of);
  const across = Math.floor(1.3 / (2 * radius));
  return Array.from({ length: of }, (_, index) => ({
    // Neighbours lie apart, as in a drum that has been turned.
    digit: ((index * 17) % of) + 1,
    radius,
    colour: Math.ceil((((index * 17) % of) + 1) / 10),
    x: ((index % across) - (across - 1) / 2) * 2 * radius,
    y: 0.6 - Math.floor(index / across) * 2 * radius,
    vx: 0,
    vy: 0,
    turn: (index * 47) % 360,
  }));
}

/** Moves the balls on. @param random for the whirl of the air alone: which ball is taken out it does not decide. */
export function moveBalls(balls: Ball[], passed_s: number, isBlown: boolean, random: () => number): void {
  for (let left_s = Math.min(passed_s, 0.1); left_s > 0; left_s -= STEP_S)
    step(balls, Math.min(left_s, STEP_S), isBlown, random);
}

function step(balls: Ball[], time_s: number, isBlown: boolean, random: () => number): void {
  for (const ball of balls) {
    ball.vy += GRAVITY * time_s;
    if (isBlown && ball.y > -0.2) {
      const nearness = Math.max(0, 1 - Math.abs(ball.x) / 0.75);
      ball.vy -= BLOW * nearness * (0.35 + random()) * time_s;
      ball.vx += (random() - 0.5) * 34 * time_s;
    }
    const speed = Math.hypot(ball.vx, ball.vy);
    if (speed > MOST_SPEED) {
      ball.vx *= MOST_SPEED / speed;
      ball.vy *= MOST_SPEED / speed;
    }
    ball.x += ball.vx * time_s;
    ball.y += ball.vy * time_s;
    ball.turn += ball.vx * 160 * time_s;
    keepInside(ball);
  }
  for (const [index, one] of balls.entries()) for (const other of balls.slice(index + 1)) part(one, other);
}

/** The glass throws a ball back. */
function keepInside(ball: Ball): void {
  const far = Math.hypot(ball.x, ball.y);
  const most = 1 - ball.radius;
  if (far <= most) return;
  const [nx, ny] = [ball.x / far, ball.y / far];
  const out = ball.vx * nx + ball.vy * ny;
  ball.x = nx * most;
  ball.y = ny * most;
  if (out <= 0) return;
  ball.vx -= (1 + BOUNCE) * out * nx;
  ball.vy -= (1 + BOUNCE) * out * ny;
  // Along the glass it is slowed, so that balls come to rest.
  ball.vx *= 0.985;
  ball.vy *= 0.985;
}

/** Two balls that touch push each other away. */
function part(one: Ball, other: Ball): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  const least = one.radius + other.radius;
  if (far >= least || far === 0) return;
  const [nx, ny] = [dx / far, dy / far];
  const push = (least - far) / 2;
  one.x -= nx * push;
  one.y -= ny * push;
  other.x += nx * push;
  other.y += ny * push;
  const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny;
  if (closing <= 0) return;
  const change = (closing * (1 + BOUNCE)) / 2;
  one.vx -= change * nx;
  one.vy -= change * ny;
  other.vx += change * nx;
  other.vy += change * ny;
}

/** Whether nothing moves that could be seen. */
export function isAtRest(balls: readonly Ball[]): boolean {
  return balls.every(({ vx, vy }) => Math.hypot(vx, vy) < 0.12);
}
