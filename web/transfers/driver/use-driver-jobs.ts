import { useEffect, useRef, useState } from 'react';
import { addDays, type Day } from '#shared/time.ts';
import { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';
import { updateTransferDoneByDriver } from '#shared/transfers/link/update-transfer-done-by-driver.ts';
import { callApi } from '#web/api/client.ts';
import { useStable } from '#web/ui/use-stable.ts';
import {
  answeredJob,
  heardJobs,
  type Job,
  type KeptJobs,
  type Press,
  pressedJob,
  seenJob,
  withoutPress,
} from './jobs.ts';
import { changeKept, eraseKept, hashOfLink, readKept } from './phone-store.ts';

/** A driver's page looks for what changed so often, milliseconds. */
const HEARD_EVERY = 60_000;
/** Days ahead that are shown, and kept for when there is no network. */
const AHEAD = 7;

/** `loading` until anything is known, `ended` where the link opens nothing any more, `failed` where nothing was ever heard. */
type Standing = 'loading' | 'shown' | 'ended' | 'failed';

interface DriverJobs {
  standing: Standing;
  kept: KeptJobs | undefined;
  /** The last question was not answered: what is shown may be older than what stands. */
  isOffline: boolean;
  press(job: Job): void;
  takeBack(id: string): void;
  see(job: Job): void;
  ask(): void;
}

const isEnded = ({ code }: { code: string }): boolean => code === 'NOT_FOUND';

/**
 * A driver's jobs: from the phone's own store at once, then as they stand. What was pressed waits in that store, is sent
 * once the page is open and there is a network, and counts once however often it is sent.
 */
export function useDriverJobs(token: string, today: Day): DriverJobs {
  const [kept, setKept] = useState<KeptJobs>();
  const [standing, setStanding] = useState<Standing>('loading');
  const [isOffline, setOffline] = useState(false);
  const hash = useRef('');
  /** As it is now, for what goes on between two drawings. */
  const now = useRef<KeptJobs>(undefined);
  const isAtIt = useRef(false);
  /** What is being written, one after another. */
  const writing = useRef(Promise.resolve());

  /** A phone that keeps nothing still shows and sends. */
  const afterWrites = (write: () => Promise<unknown>, show: () => void): Promise<void> =>
    (writing.current = writing.current.then(write).then(show, show));
  /**
   * Shown once it is kept: what a driver sees waiting is not lost with the page. Changed is what the phone keeps by then,
   * which another page of the link may have added to.
   */
  const keep = useStable((change: (stands: KeptJobs | undefined) => KeptJobs) => {
    const before = now.current;
    const meant = change(before);
    now.current = meant;
    let made = meant;
    return afterWrites(
      async () => {
        made = (await changeKept(hash.current, (found) => change(found ?? before))) ?? meant;
      },
      () => {
        if (now.current === meant) now.current = made;
        setKept(made);
        setStanding('shown');
      },
    );
  });
  const end = useStable(() => {
    now.current = undefined;
    return afterWrites(
      () => eraseKept(hash.current),
      () => {
        setKept(undefined);
        setStanding('ended');
      },
    );
  });

  /** What waits by now and was not tried, at this page or another of the link. */
  const nextWaiting = async (tried: ReadonlySet<string>): Promise<Press | undefined> => {
    const stands = now.current;
    if (stands) await keep((found = stands) => found);
    return now.current?.waiting.find(({ id }) => !tried.has(id));
  };
  /**
   * Sends what waits, one after another: before each it is looked at again, as what is taken back meanwhile is not sent.
   * False where the network or the link ended it.
   */
  const send = useStable(async (): Promise<boolean> => {
    const tried = new Set<string>();
    for (;;) {
      const press = await nextWaiting(tried);
      if (!press) return true;
      const { id, at } = press;
      tried.add(id);
      const answer = await callApi(
        updateTransferDoneByDriver,
        { driverAccessToken: token, transferid: id, doneAt: at },
        { quiet: true },
      );
      const stands = now.current;
      if (!stands) return false;
      if (answer.ok) await keep((found = stands) => answeredJob(found, answer.value.transfer));
      // It is another driver's by now, or the link has ended, which the next question tells.
      else if (isEnded(answer)) await keep((found = stands) => withoutPress(found, id));
      else return false;
    }
  });
  const hear = useStable(async () => {
    const answer = await callApi(
      getDriverTransferJobSheet,
      { driverAccessToken: token, dateRange: { from: addDays(today, -1), to: addDays(today, AHEAD) } },
      { quiet: true },
    );
    setOffline(!answer.ok && !isEnded(answer));
    const at = new Date().toISOString();
    if (answer.ok) await keep((found) => heardJobs(found, answer.value, at));
    else if (isEnded(answer)) await end();
    else if (!now.current) setStanding('failed');
  });
  const ask = useStable(() => {
    if (isAtIt.current || !hash.current) return;
    isAtIt.current = true;
    void send()
      .then(hear)
      .finally(() => {
        isAtIt.current = false;
      });
  });

  useEffect(() => {
    let isOver = false;
    void hashOfLink(token).then(async (made) => {
      const found = await readKept(made).catch(() => undefined);
      if (isOver) return;
      hash.current = made;
      if (found) {
        now.current = found;
        setKept(found);
        setStanding('shown');
      }
      ask();
    });
    const look = () => document.visibilityState === 'visible' && ask();
    const every = setInterval(look, HEARD_EVERY);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(every);
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, ask]);

  return {
    standing,
    kept,
    isOffline,
    press: (job) => {
      const [stands, at] = [now.current, new Date().toISOString()];
      if (stands) void keep((found = stands) => pressedJob(found, job.id, at)).then(ask);
    },
    takeBack: (id) => {
      const stands = now.current;
      if (stands) void keep((found = stands) => withoutPress(found, id));
    },
    see: (job) => {
      const stands = now.current;
      if (stands) void keep((found = stands) => seenJob(found, job));
    },
    ask,
  };
}
