import { makeStyles } from '@fluentui/react-components';
import type { Airport } from '#shared/reference/model.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { placeLabels } from '#web/ui/place-labels.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    right: 'max(24px, calc(50% - 600px))',
    top: '12px',
    width: '560px',
    height: '160px',
    opacity: 0.8,
    fill: siteTokens.bandText2,
    stroke: siteTokens.bandText2,
    '@media (max-width: 1000px)': { display: 'none' },
  },
  text: { stroke: 'none', fontSize: '11px' },
  line: { fill: 'none', strokeWidth: 0.75, opacity: 0.6 },
});

type Point = Pick<Airport, 'code' | 'latitude' | 'longitude'>;

/** Where people of these sites fly to; degrees. Far enough apart that no two names touch. */
const shown: readonly Point[] = [
  { code: 'DEL', latitude: 28.57, longitude: 77.1 },
  { code: 'BOM', latitude: 19.09, longitude: 72.87 },
  { code: 'DXB', latitude: 25.25, longitude: 55.36 },
  { code: 'DOH', latitude: 25.27, longitude: 51.61 },
  { code: 'MCT', latitude: 23.59, longitude: 58.28 },
  { code: 'JED', latitude: 21.68, longitude: 39.16 },
  { code: 'KWI', latitude: 29.23, longitude: 47.97 },
  { code: 'CMB', latitude: 7.18, longitude: 79.88 },
  { code: 'BKK', latitude: 13.69, longitude: 100.75 },
  { code: 'SIN', latitude: 1.36, longitude: 103.99 },
  { code: 'BLR', latitude: 13.2, longitude: 77.71 },
];
const [WIDTH, HEIGHT, MARGIN] = [560, 160, 32];
/** Degrees below which a name would stand on the home airport's. */
const TOO_NEAR = 4;

/** Airports placed by longitude and latitude with the ways to them: the drawing is true. */
export default function RouteDrawing({ home }: { home: Point }) {
  const styles = useStyles();
  const places = [
    home,
    ...shown.filter((place) => Math.hypot(place.latitude - home.latitude, place.longitude - home.longitude) > TOO_NEAR),
  ];
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east, south, north] = [
    Math.min(...longitudes),
    Math.max(...longitudes),
    Math.min(...latitudes),
    Math.max(...latitudes),
  ];
  const x = ({ longitude }: Point) => MARGIN + ((longitude - west) / (east - west || 1)) * (WIDTH - 2 * MARGIN);
  const y = ({ latitude }: Point) => MARGIN / 2 + ((north - latitude) / (north - south || 1)) * (HEIGHT - MARGIN);
  const labels = placeLabels(places.map((place) => ({ code: place.code, x: x(place), y: y(place) })));
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {places.slice(1).map((place) => (
        <path
          key={place.code}
          className={styles.line}
          d={`M${x(home)} ${y(home)} Q${(x(home) + x(place)) / 2} ${Math.min(y(home), y(place)) - 14} ${x(place)} ${y(place)}`}
        />
      ))}
      {places.map((place) => (
        <g key={place.code}>
          <circle cx={x(place)} cy={y(place)} r={place === home ? 4 : 2.5} stroke="none" />
          <text className={styles.text} {...labels.get(place.code)}>
            {place.code}
          </text>
        </g>
      ))}
    </svg>
  );
}
