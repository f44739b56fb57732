import { makeStyles } from '@fluentui/react-components';
import { getAirports } from '#shared/reference/get-airports.ts';
import { useCall } from '#web/api/use-call.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { useSite } from '#web/site/site.ts';
import { placeLabels } from '#web/ui/place-labels.ts';
import { smallInLine } from '#web/ui/text.ts';
import { HEIGHT, routeSpots, WIDTH } from './route-spots.ts';

const useStyles = makeStyles({
  root: { alignSelf: 'center', width: '100%', maxHeight: '52vh' },
  name: { ...smallInLine, fill: siteTokens.bandText2 },
});

const asked = { quiet: true, staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** Where the site's people fly from its home airport, placed as on a map. Lazy: no page waits for it or its answers. */
export default function RouteMap() {
  const styles = useStyles();
  const { homeAirport } = useSite();
  const home = useCall(getAirports, { search: homeAirport, limit: 1 }, asked).data?.[0];
  const usual = useCall(getAirports, { search: '', from: homeAirport, limit: 16 }, asked).data;
  if (home?.code !== homeAirport || !usual?.length) return null;
  const spots = routeSpots(home, usual);
  const [{ x: hx, y: hy }, ...others] = spots as [(typeof spots)[number], ...typeof spots];
  const labels = placeLabels(spots);
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {others.map(({ code, x, y }) => (
        <g key={code}>
          <path
            d={`M${hx} ${hy}Q${(hx + x) / 2} ${(hy + y) / 2 - Math.abs(x - hx) * 0.12} ${x} ${y}`}
            fill="none"
            stroke="#ffffff"
            strokeOpacity={0.34}
          />
          <circle cx={x} cy={y} r={2.5} fill="#ffffff" fillOpacity={0.75} />
          <text className={styles.name} {...labels.get(code)}>
            {code}
          </text>
        </g>
      ))}
      <circle cx={hx} cy={hy} r={4.5} fill="#ffffff" />
      <text fontSize={12} fill="#ffffff" {...labels.get(homeAirport)}>
        {homeAirport}
      </text>
    </svg>
  );
}
