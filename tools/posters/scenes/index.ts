import { alley } from './alley.ts';
import { bamboo } from './bamboo.ts';
import { beach } from './beach.ts';
import { candyland } from './candyland.ts';
import { cavern } from './cavern.ts';
import { circus } from './circus.ts';
import { comicDawn, comicDusk, comicSky } from './comic.ts';
import { cosmos } from './cosmos.ts';
import { desert } from './desert.ts';
import { gate } from './gate.ts';
import { harbour } from './harbour.ts';
import { horizon } from './horizon.ts';
import { karstDay, karstDusk, trench } from './karst.ts';
import { manor } from './manor.ts';
import { mesa } from './mesa.ts';
import { moonlight } from './moonlight.ts';
import { northernDawn, northernIce, northernLake } from './northern.ts';
import { palace } from './palace.ts';
import { party } from './party.ts';
import { pond } from './pond.ts';
import { renderedPlace } from './rendered-place.ts';
import { reef } from './reef.ts';
import { reliefBay, reliefDunes, reliefTerraces } from './relief.ts';
import { river } from './river.ts';
import { riviera } from './riviera.ts';
import { goldenSalon, sapphireSalon } from './salon.ts';
import { sea } from './sea.ts';
import { showroom } from './showroom.ts';
import { skyline } from './skyline.ts';
import { stadium } from './stadium.ts';
import { steppe, steppeDawn, steppeEclipse, steppeNight, steppeRain, steppeSnow } from './steppe.ts';
import { storm } from './storm.ts';
import { street } from './street.ts';
import { blackTable, blueTable, greenTable, tealTable, violetTable, wineTable } from './table.ts';
import { temple } from './temple.ts';
import { theatreHouse, theatreStage, theatreWings } from './theatre.ts';
import { terraces } from './terraces.ts';
import type { Scene } from './scene.ts';

/** All scenes. */
export const scenes = {
  alley,
  'amber-mammoth': renderedPlace('amber-mammoth', '#04122c'),
  bamboo,
  beach,
  blackTable,
  blueTable,
  candyland,
  cavern,
  circus,
  comicDawn,
  comicDusk,
  comicSky,
  cosmos,
  'clockwork-orchard': renderedPlace('clockwork-orchard', '#0e3a24'),
  'crash-jeepney': renderedPlace('crash-jeepney', '#1a1030'),
  'crash-kite': renderedPlace('crash-kite', '#06233f'),
  'twelve-bells': renderedPlace('twelve-bells', '#0a1026'),
  desert,
  gate,
  goldenSalon,
  greenTable,
  harbour,
  horizon,
  'four-elixirs': renderedPlace('four-elixirs', '#120a26'),
  'isla-del-fuego': renderedPlace('isla-del-fuego', '#14060c'),
  karstDay,
  karstDusk,
  manor,
  mesa,
  moonlight,
  northernDawn,
  northernIce,
  northernLake,
  palace,
  party,
  pond,
  reef,
  reliefBay,
  reliefDunes,
  reliefTerraces,
  river,
  riviera,
  sapphireSalon,
  sea,
  showroom,
  skyline,
  stadium,
  steppe,
  steppeDawn,
  steppeEclipse,
  steppeNight,
  steppeRain,
  steppeSnow,
  storm,
  street,
  tealTable,
  temple,
  terraces,
  trench,
  theatreHouse,
  theatreStage,
  theatreWings,
  violetTable,
  wineTable,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
