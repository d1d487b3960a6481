/** The tumbling slots of the house, in the order of the lobby. */
import type { TumbleDefinition } from './engine/definition.ts';

export const tumbleGames: readonly TumbleDefinition[] = [];
