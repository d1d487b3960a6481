import { manifest as casino1 } from './casino1/template.ts';
import { manifest as casino2 } from './casino2/template.ts';
import { manifest as casino3 } from './casino3/template.ts';
import { manifest as casino4 } from './casino4/template.ts';
import { manifest as casino5 } from './casino5/template.ts';
import { manifest as casino6 } from './casino6/template.ts';
import { manifest as casino7 } from './casino7/template.ts';
import { manifest as casino8 } from './casino8/template.ts';
import { manifest as casino9 } from './casino9/template.ts';
import { manifest as slot1 } from './slot1/template.ts';
import { manifest as slot2 } from './slot2/template.ts';
import { manifest as slot3 } from './slot3/template.ts';
import { manifest as slot4 } from './slot4/template.ts';
import { manifest as slot5 } from './slot5/template.ts';
import { manifest as slot6 } from './slot6/template.ts';
import { manifest as slot7 } from './slot7/template.ts';
import { manifest as sportsbook1 } from './sportsbook1/template.ts';
import type { Manifest } from './manifest.ts';

/** What is known of each template, in the order that numbers them. Written by `npm run themes:registries`. */
export const manifests = {
  casino1,
  casino2,
  casino3,
  casino4,
  casino5,
  casino6,
  casino7,
  casino8,
  casino9,
  slot1,
  slot2,
  slot3,
  slot4,
  slot5,
  slot6,
  slot7,
  sportsbook1,
} as const satisfies Record<string, Manifest>;
