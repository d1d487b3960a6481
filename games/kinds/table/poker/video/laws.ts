/** How often each line of a pay table comes with the best holds, as counted by `prove/video-poker.ts`, which its test repeats. */
import { COMMON_DRAWS } from './holds.ts';

/** Deals of five cards, each with as many draws as are common to all holds. */
export const LAW_TOTAL = 2_598_960n * BigInt(COMMON_DRAWS);

/** By game; from nothing to the highest line. */
export const casesOf: Readonly<Record<string, readonly bigint[]>> = {
  'jacks-or-better': [
    10_872_274_993_896n,
    4_277_372_890_968n,
    2_576_946_164_148n,
    1_484_003_070_324n,
    223_837_565_784n,
    219_554_786_160n,
    229_475_482_596n,
    47_093_167_764n,
    2_178_883_296n,
    493_512_264n,
  ],
  'deuces-wild': [
    11_106_773_222_412n,
    5_325_911_611_716n,
    1_142_885_476_800n,
    413_870_908_056n,
    520_566_943_104n,
    1_216_681_289_508n,
    102_392_435_976n,
    61_961_233_656n,
    38_006_962_464n,
    3_721_737_204n,
    458_696_304n,
  ],
  'bonus-poker': [
    10_860_710_822_436n,
    4_290_810_981_444n,
    2_577_523_603_752n,
    1_484_391_167_856n,
    223_676_319_912n,
    216_873_645_000n,
    229_516_869_924n,
    32_688_417_336n,
    10_509_866_328n,
    3_903_775_812n,
    2_129_604_264n,
    495_443_136n,
  ],
};
