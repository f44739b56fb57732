import { addDays } from '../time.ts';

/** A flight as far as a pickup follows it; `day` is its day of the trip as a date, empty for none. */
interface Flight {
  airlineCode?: string | undefined;
  flightNo?: string | undefined;
  depDate?: string | undefined;
  arrDate?: string | undefined;
  arrTime?: string | undefined;
  day: string;
}

export interface Landing {
  /** `AI 933` */
  name: string;
  date: string;
  /** 24 hours, on the airport's clock. */
  time: string;
}

/** When and as what a flight lands; undefined where nobody said when. */
export function landingOf({
  airlineCode = '',
  flightNo = '',
  depDate,
  arrDate,
  arrTime,
  day,
}: Flight): Landing | undefined {
  const date = arrDate || depDate || day;
  if (!date || !arrTime) return undefined;
  return { name: `${airlineCode} ${flightNo}`.trim(), date, time: arrTime };
}

const DAY = 24 * 60;
const two = (count: number): string => String(count).padStart(2, '0');

/** Day and time so many minutes after a landing. */
export function afterLanding({ date, time }: Landing, minutes: number): { date: string; time: string } {
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes;
  const ofDay = at % DAY;
  return { date: addDays(date, Math.floor(at / DAY)), time: `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}` };
}
