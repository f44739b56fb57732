import { readLegalEntity } from '#functions/users/store.ts';
import type { LegalEntityItem, SessionItem, UserItem } from '#functions/users/model.ts';
import {
  bringCompanyUpToDate,
  bringReferralCardUpToDate,
  bringReferralUpToDate,
  bringSessionCardUpToDate,
  bringSessionUpToDate,
  bringUserNumbersUpToDate,
  bringUserUpToDate,
} from '#functions/users/upgrade-writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

export const userUpgrades: readonly Upgrade[] = [
  upgradeOf<UserItem>({
    rows: 'users',
    at: /^S#[^#]+#USER#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['email', 'firstName', 'lastName', 'status', 'isBlocked', 'legalEntityId', 'groupId', 'referralCode'],
    bringUpToDate: async (actor, user) =>
      bringUserUpToDate(actor, user, user.legalEntityId ? await readLegalEntity(actor, user.legalEntityId) : undefined),
  }),
  upgradeOf<UserItem>({
    rows: 'users',
    at: /^S#[^#]+#USER#[^#]+ \/ A$/,
    to: 3,
    dependsOn: ['referredBy'],
    bringUpToDate: bringReferralUpToDate,
  }),
  upgradeOf<LegalEntityItem>({
    rows: 'companies',
    at: /^S#[^#]+#LE#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['companyName', 'groupId'],
    bringUpToDate: bringCompanyUpToDate,
  }),
  upgradeOf<SessionItem & { g3p?: string }>({
    rows: 'sessions',
    at: /^S#[^#]+#SESS#[^#]+ \/ A$/,
    to: 4,
    dependsOn: ['expiresAt', 'g3p'],
    bringUpToDate: bringSessionUpToDate,
  }),
  upgradeOf<SessionItem>({
    rows: 'sessions',
    at: /^S#[^#]+#SESS#[^#]+ \/ A$/,
    to: 5,
    dependsOn: ['epoch'],
    bringUpToDate: bringSessionCardUpToDate,
  }),
  upgradeOf<{ userId: string }>({
    rows: 'referrals',
    at: /^S#[^#]+#USER#[^#]+ \/ REF#/,
    to: 5,
    dependsOn: ['userId'],
    bringUpToDate: bringReferralCardUpToDate,
  }),
  upgradeOf<{ last: number; removed?: ReadonlySet<number> }>({
    rows: 'numberings of users',
    at: /^S#[^#]+#CNT#USER-NUMBER \/ 0$/,
    to: 2,
    dependsOn: ['last'],
    bringUpToDate: bringUserNumbersUpToDate,
  }),
];
