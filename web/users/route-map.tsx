import { makeStyles } from '@fluentui/react-components';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { useSite } from '#web/site/site.ts';
import { placeLabels } from '#web/ui/place-labels.ts';
import { smallInLine } from '#web/ui/text.ts';

/** Longitude and latitude, degrees. */
const places: Record<string, readonly [number, number]> = {
  COK: [76.4, 10.2],
  DXB: [55.4, 25.3],
  BLR: [77.7, 13.2],
  DEL: [77.1, 28.6],
  BOM: [72.9, 19.1],
  MAA: [80.2, 13],
  CMB: [79.9, 7.2],
  SIN: [104, 1.4],
  BKK: [100.7, 13.7],
  MCT: [58.3, 23.6],
  DOH: [51.6, 25.3],
  KWI: [48, 29.2],
  JED: [39.2, 21.7],
  RUH: [46.7, 25],
};
const WIDTH = 560;
const HEIGHT = 380;
const x = (longitude: number) => 40 + ((longitude - 38) / 68) * (WIDTH - 90);
const y = (latitude: number) => 20 + ((30.5 - latitude) / 30) * (HEIGHT - 40);

const useStyles = makeStyles({
  root: { alignSelf: 'center', width: '100%', maxHeight: '52vh' },
  name: { ...smallInLine, fill: siteTokens.bandText2 },
});

/** Where the site flies from its home airport, placed as on a map. */
export function RouteMap() {
  const styles = useStyles();
  const home = useSite().homeAirport;
  const from = places[home];
  if (!from) return <div />;
  const spot = (code: string, [longitude, latitude]: readonly [number, number]) => ({
    code,
    x: x(longitude),
    y: y(latitude),
  });
  const others = Object.entries(places).flatMap(([code, at]) =>
    code === home || code === 'BLR' ? [] : [spot(code, at)],
  );
  const { x: hx, y: hy } = spot(home, from);
  const labels = placeLabels([spot(home, from), ...others]);
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {others.map(({ code, x: px, y: py }) => (
        <g key={code}>
          <path
            d={`M${hx} ${hy}Q${(hx + px) / 2} ${(hy + py) / 2 - Math.abs(px - hx) * 0.12} ${px} ${py}`}
            fill="none"
            stroke="#ffffff"
            strokeOpacity={0.34}
          />
          <circle cx={px} cy={py} r={2.5} fill="#ffffff" fillOpacity={0.75} />
          <text className={styles.name} {...labels.get(code)}>
            {code}
          </text>
        </g>
      ))}
      <circle cx={hx} cy={hy} r={4.5} fill="#ffffff" />
      <text fontSize={12} fill="#ffffff" {...labels.get(home)}>
        {home}
      </text>
    </svg>
  );
}
