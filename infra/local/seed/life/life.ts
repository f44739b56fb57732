import { setTimeout as pause } from 'node:timers/promises';
import type { UserActor } from '#functions/actor.ts';
import { makeUser } from '#functions/actors/user.ts';
import { sendBySes, sendMailsBy } from '#functions/notifications/send-mail.ts';
import { log } from '#functions/runtime/log.ts';
import { DAY } from '#shared/time.ts';
import type { Turn } from '../../turns.ts';
import { seed } from '../seed.ts';
import { type DemoSite, demoSites } from '../sites.ts';
import { approve, askForApproval, register } from './applies.ts';
import { block, credit, join, saveTravellers } from './joins.ts';
import { closeDaysAnew } from './close-days.ts';
import { beginLives, noteStep, type Unfinished, unfinishedLives } from './journal.ts';
import { atMoment, installMoments, livedMoment, presentTime } from './moment.ts';
import { foundedAt, type LifeSize, type Step, usualSize } from './plan.ts';
import { sendTransfer, topUp } from './pays-in.ts';
import { look, order, sell } from './sells.ts';
import { OutOfPlace, type Stage, staffOf, userOf } from './stage.ts';

/** Pages come first: so long without a request before the next step, ms, and no longer than so many of them. */
const QUIET = 150;
const PATIENCE = 20;

export interface LifeOptions {
  sites?: readonly DemoSite[];
  size?: LifeSize;
  /** Keeps a step from the sweeper's rounds: half of one is nothing to go on from. */
  turn?: Turn;
  /** When somebody last asked for a page, ms of `performance.now`. */
  askedAt?: () => number;
  /** ms that pages are given before a life begins anew. One that was interrupted goes on at once. */
  after?: number;
  say?: (line: string) => void;
}

export interface Life {
  /** Settles when every site's has arrived, or it was stopped. */
  arrived: Promise<void>;
  /** Ends after the step that is being carried out. */
  stop(): Promise<void>;
}

/** Makes the demo sites that are not there yet as old as their lives will be. */
export async function seedForLife(): Promise<void> {
  const restore = installMoments();
  await atMoment(foundedAt(presentTime()), seed).finally(restore);
}

/**
 * Brings the demo sites ten weeks of life, by the calls that their customers and staff would have made, each at its own
 * time. Goes on where an earlier start was killed; does nothing where it has arrived.
 */
export async function startLife({
  sites = demoSites,
  size = usualSize,
  turn = (work) => work(),
  askedAt = () => 0,
  after = 0,
  say = () => undefined,
}: LifeOptions = {}): Promise<Life> {
  await beginLives(size, sites);
  const lives = await unfinishedLives(sites);
  const restore = liveApart();
  const stopped = new AbortController();
  const arrive = async (): Promise<void> => {
    if (lives.every(({ journal }) => journal.done === 0)) await pause(after, undefined, { signal: stopped.signal });
    for (const life of lives) {
      const name = life.site.data.companyName;
      say(`Life is arriving: ${name} …`);
      await live(life, turn, stopped.signal, askedAt);
      if (stopped.signal.aborted) return;
      const leftOut = life.journal.leftOut ?? [];
      const missing = leftOut.length ? ` Left out: ${leftOut.join('; ')}.` : '';
      say(`Life has arrived: ${name}, ${counted(life.steps)}.${missing}`);
    }
  };
  const arrived = arrive()
    .catch((error: Error) => {
      if (!stopped.signal.aborted) say(`Life stays away until the next start: ${error.message}`);
    })
    .finally(restore);
  return {
    arrived,
    async stop() {
      stopped.abort();
      await arrived;
    },
  };
}

function counted(steps: readonly Step[]): string {
  const joined = steps.flatMap((step) => (step.does === 'joins' || step.does === 'registers' ? [step.member] : []));
  const staff = joined.filter(({ userType }) => userType === 'staff').length;
  return `${joined.length - staff} customers, ${staff} of staff and ${steps.filter(({ does }) => does === 'books').length} bookings`;
}

/** A life of its own: its clock, mails of days gone by that nobody gets, and warnings that come too late. */
function liveApart(): () => void {
  const restoreClock = installMoments();
  const { warn, info } = log;
  log.warn = (...said) => livedMoment() || warn.apply(log, said);
  log.info = (...said) => livedMoment() || info.apply(log, said);
  sendMailsBy(async (actor, mail) => {
    const moment = livedMoment();
    if (!moment || moment.now() > presentTime() - DAY) await sendBySes(actor, mail);
  });
  return () => {
    restoreClock();
    Object.assign(log, { warn, info });
    sendMailsBy(undefined);
  };
}

async function live(life: Unfinished, turn: Turn, stopped: AbortSignal, askedAt: () => number): Promise<void> {
  while (!life.journal.isArrived && !stopped.aborted) {
    const step = life.steps[life.journal.done]!;
    await turn(async () => {
      let leftOut: string | undefined;
      await carryOut(life.site, step).catch((error: unknown) => {
        if (!(error instanceof OutOfPlace)) throw error;
        leftOut = error.message;
      });
      if (life.journal.done === life.steps.length - 1) await closeDaysAnew(life.site);
      await noteStep(life, leftOut);
    });
    await givePagesWay(askedAt);
  }
}

async function givePagesWay(askedAt: () => number): Promise<void> {
  for (let waits = 0; waits < PATIENCE && performance.now() - askedAt() < QUIET; waits++) await pause(QUIET);
  await pause(0);
}

/** Loaded with the first of its steps: nothing of it is needed to start. */
const catalogue = async () => ({
  ...(await import('../destination/keep-catalogue.ts')),
  ...(await import('../destination/keep-activity.ts')),
});

/** Who keeps the site's catalogue. */
const deskOf = async (stage: Stage): Promise<UserActor> =>
  makeUser(stage.site.head, await userOf(stage, staffOf(stage)), '');

const carryOut = (site: DemoSite, step: Step): Promise<void> =>
  atMoment(step.at, async (moment) => {
    const stage: Stage = { site, moment };
    switch (step.does) {
      case 'joins':
        return join(stage, step.member);
      case 'savesTravellers':
        return saveTravellers(stage, step.email);
      case 'isCredited':
        return credit(stage, step.email, step.amount, step.reference);
      case 'looks':
        return look(stage, step.nth, step.email, step.trip);
      case 'orders':
        return order(stage, step.sale);
      case 'books':
        return sell(stage, step.sale);
      case 'topsUp':
        return topUp(stage, step.topUp);
      case 'sendsTransfer':
        return sendTransfer(stage, step.transfer);
      case 'isBlocked':
        return block(stage, step.email);
      case 'asksForApproval':
        return askForApproval(stage);
      case 'registers':
        return register(stage, step.member);
      case 'isApproved':
        return approve(stage, step.email);
      case 'keepsMasters':
        return (await catalogue()).keepMasters(await deskOf(stage));
      case 'keepsTransfers':
        return (await catalogue()).keepTransfers(await deskOf(stage), step.part);
      case 'keepsActivity':
        return (await catalogue()).keepActivity(await deskOf(stage), step.nth, step.year);
    }
  });
