import { bare, type Journey, readJourney } from './journey.ts';

const CHANNEL = 'portolan-journey';
/** A tab in the background answers at once or sleeps; ms. */
const ANSWER_WITHIN = 500;

interface Said {
  /** Address of the passengers whose journey is looked for. */
  asked?: string;
  found?: Journey;
}

/**
 * Answers other tabs of this browser that ask for the journey at an address, without documents, until the returned
 * function is called.
 */
export function offerJourney(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    const journey = data.asked && readJourney();
    if (journey && journey.address === data.asked) channel.postMessage({ found: bare(journey) } satisfies Said);
  });
  return () => channel.close();
}

/**
 * The journey that another tab of this browser holds at this address; undefined where none answers, or this tab holds it
 * itself: a page that offers its own would hear itself answer.
 */
export async function journeyElsewhere(address: string): Promise<Journey | undefined> {
  if (readJourney()?.address === address) return undefined;
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<Journey | undefined>((resolve) => {
    const late = setTimeout(() => resolve(undefined), ANSWER_WITHIN);
    channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.found?.address !== address) return;
      clearTimeout(late);
      resolve(data.found);
    });
    channel.postMessage({ asked: address } satisfies Said);
  }).finally(() => channel.close());
}
