/**
 * The colour each carrier paints itself in, as near as a plain tile comes: designator and `rrggbb`. Hand-written; a
 * colour is no trademark, and no carrier's drawing is shipped.
 */
const table = `
6E 1b2b8c IX e4572e SG c8102e QP f26a21 S5 c4122f AI c8102e 9I 2e4a9e 2T f39200 IC 5b2d8e I7 0b5ca8
EK d71a21 FZ f15a22 EY bd8b13 G9 c8102e 3L c8102e 5W c6007e QR 5c0632 GF b2935b KU 0e4c92 J9 00a0df WY 7d5a2c
OV 7ab800 SV 006c35 XY 00a19a F3 4b2a85 RX 4a2b8c RJ 9b1c2f MS 0a2d6e NP 1f4e9e SM 0072bc TK c70a0c PC fdb913
XQ f39200 VF 0a3d91 LY 1d3c8f IZ 00539b ME 00833e IA 00703c IR 1a4f9c W5 00843d
SQ 13294b TR ffe600 MH 0a2b6b AK e32526 D7 e32526 FD e32526 QZ e32526 Z2 e32526 TG 4b1f7a PG 0099d8 VZ ed1c24
SL e31837 VN 0f5f73 VJ ed1c24 QH 006b3f CX 006564 UO 6f2c91 HX c8102e CZ 008bd0 MU 1b3f94 CA d51224 HU d81e2c
MF 0a5ca8 HO 7c1c2e 3U d71a28 ZH b5121b 9C 00a14b FM 0a4ea2 CI a8275e BR 00693e JX 8c6a4f IT fdb813
JL cc0000 NH 13448f MM b5007d GK ff5115 7G 231f20 BC 003d7d ZG 1a2f3a KE 0064a8 OZ c4122f 7C ff5000 LJ 8cc63f
TW c8102e BX 0064a8 ZE d0021b GA 00577b ID b5121b JT e31837 QG 5fb233 OD b5121b PR 002f6c 5J fec52e BI 0a5c36
8M 0067b1 UB 0c4da2 K6 0072bc QV 0f3c7d UL 1b3e8f RA b01e2e U4 f7941d YT 00a651 BG 006a4e BS 003a70 KB f47b20
B3 00539f Q2 0091cf PK 00633a PA 1b5faa FG 1d3f8b OM 003f87
BA 075aaa VS da0530 U2 ff6600 LS d50032 LM b0102f LH 05164d EW 97004d 4Y 8f1838 DE ffad00 X3 70cbf4 AF 002157
SS 003b71 BF 009fe3 TO 00d66c TX 003f87 V7 c8008f KL 00a1de HV 00d66c LX e30613 WK c8102e 2L 003d7c OS d81e05
SK 000f82 DY d81939 WF 008542 AY 0b1560 FI 0a1e5e OG e4002b LO 11397e OK c8102e QS f58220 RO 003876 FB c8102e
AZ 0a4c9c NO e30613 IB d7192d I2 d7192d VY ffcc00 UX 1d4289 PU 6d1f7e TP 00a54f S4 0072bc FR 073590 EI 006272
W6 c6007e W9 c6007e A3 00539b OA 00539b GQ e4002b JU 0c2340 OU 1b3c8c BT b5d334 PS 0a3d91 SN 00235f LG 00a0df
KM c8102e CY 6b8e23 BY 70cbf4 SU 0b3d91 S7 97d700 UT 003f87 U6 0d9344 DP ec6608 FV 00539b DV 1c4f9c
HY 0072bc KC 00857c FS ff6b00 J2 0a4ea2 SZ f58220 T5 00843d A9 c8102e B2 0057a8 9U 0c4da2
AA 0078d2 DL 9b1631 UA 0033a0 B6 003876 WN 304cb2 AS 01426a HA 4b2d83 NK ffec00 F9 006643 G4 00529b SY f58220
MX 3b4fd8 XP 5c2d91 AC d22630 WS 00a99d TS 00a1de F8 00b140 PD 002855 AM 0b2343 Y4 a3238e VB 00a651 CM 0a3161
AV da291c LA 2d0f6e H2 5f259f JA 0e3a5d G3 ff5a00 AD 003da5 AR 00a0df FO ffcd00 DM 6c2c91 CU 00539b BW 6a1b7a
UP 00a3ad OB 003f87 V0 f58220
ET 078930 KQ c8102e WB 00529b SA 00205b FA 0072ce 4Z 1c4f9c MK c8102e AT b5121b AH c8102e TU d6001c KP 7ac142
HC 006a4e HF f58220 P4 003f87 W3 1b2b8c AW c8102e DT c8102e TM d6001c TC 1b75bc UR fcdc04 UM 006b3f PW 0072bc
JM f58220 HM 003f87 SD 1b5faa BP 75aadb MD 00843d
QF e0001b VA d6001c JQ ff5115 NZ 221f20 FJ 5b3a29 PX c8102e SB 00529b TN 00a0b0 NF 0072bc ZL c8102e`;

const colours = new Map(
  [...table.matchAll(/(\w\w) ([0-9a-f]{6})/g)].map(([, code, hex]): [string, string] => [code!, `#${hex}`]),
);

/** One part of a colour from its hue in degrees, at 55 % saturation and 34 % lightness. */
const partOf = (hue: number, offset: number): string => {
  const turn = (offset + hue / 30) % 12;
  const part = 0.34 - 0.55 * 0.34 * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  return Math.round(255 * part)
    .toString(16)
    .padStart(2, '0');
};

/** A carrier's own colour, `#rrggbb`; for one that is not in the table a dark one drawn from its designator. */
export function airlineColour(code: string): string {
  const own = colours.get(code);
  if (own) return own;
  const hue = ([...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) * 47) % 360;
  return `#${partOf(hue, 0)}${partOf(hue, 8)}${partOf(hue, 4)}`;
}
