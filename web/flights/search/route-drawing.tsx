import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { getAirports } from '#shared/reference/get-airports.ts';
import type { Airport } from '#shared/reference/model.ts';
import { callApi } from '#web/api/client.ts';
import { siteTokens } from '#web/app/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: { position: 'absolute', right: 'max(24px, calc(50% - 600px))', top: '16px', width: '560px', height: '190px', opacity: 0.8, fill: siteTokens.bandText2, stroke: siteTokens.bandText2, '@media (max-width: 1000px)': { display: 'none' } },
  text: { stroke: 'none', fontSize: '11px' },
  line: { fill: 'none', strokeWidth: 0.75, opacity: 0.6 },
});

/** Where people fly to from most homes; those far off the picture are left out by their distance. */
const SHOWN = ['DEL', 'BOM', 'BLR', 'MAA', 'DXB', 'DOH', 'MCT', 'RUH', 'JED', 'SIN', 'BKK', 'CMB', 'KWI', 'KUL'];
const [WIDTH, HEIGHT, MARGIN] = [560, 190, 36];

/** Airports placed by longitude and latitude with the ways to them: the drawing is true. */
export function RouteDrawing({ home }: { home: Airport }) {
  const styles = useStyles();
  const { data } = useQuery({
    queryKey: ['drawing', home.code],
    staleTime: Infinity,
    queryFn: async () => (await Promise.all(SHOWN.map((search) => callApi(getAirports, { search, limit: 1 }, { quiet: true })))).flatMap((answer) => (answer.ok ? answer.value : [])),
  });
  if (!data) return null;
  const places = [home, ...data.filter(({ code }) => code !== home.code)];
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east, south, north] = [Math.min(...longitudes), Math.max(...longitudes), Math.min(...latitudes), Math.max(...latitudes)];
  const x = ({ longitude }: Airport) => MARGIN + ((longitude - west) / (east - west || 1)) * (WIDTH - 2 * MARGIN);
  const y = ({ latitude }: Airport) => MARGIN / 2 + ((north - latitude) / (north - south || 1)) * (HEIGHT - MARGIN);
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {places.slice(1).map((place) => <path key={place.code} className={styles.line} d={`M${x(home)} ${y(home)} Q${(x(home) + x(place)) / 2} ${Math.min(y(home), y(place)) - 14} ${x(place)} ${y(place)}`} />)}
      {places.map((place) => <g key={place.code}><circle cx={x(place)} cy={y(place)} r={place === home ? 4 : 2.5} stroke="none" /><text className={styles.text} x={x(place) + 6} y={y(place) + 4}>{place.code}</text></g>)}
    </svg>
  );
}
