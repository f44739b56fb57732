import type { LinkedSource, SiteRows, SupplierSetting } from './model.ts';

/** The one setting of such a source: which site supplies. */
export const supplierSiteOf = ({ settings }: Pick<SupplierSetting, 'settings'>): string => String(settings.supplier);

/** Whether a partner may buy of a source: nothing is sold on through two links, and departures are no flights of theirs. */
export const isSoldOn = ({ adapter }: Pick<SupplierSetting, 'adapter'>): boolean =>
  adapter !== 'linked' && adapter !== 'departures';

const isLinked = (value: unknown): value is LinkedSource =>
  typeof value === 'object' && value !== null && 'source' in value && 'isLive' in value && 'companyName' in value;

/**
 * A site's sources with those that it has through links: where its own settings name one, at that place and with those
 * seconds, any other at the end. One whose link sells nothing now is off, and looks after what it sold;
 * `asSet`: as the site's own settings have it, whatever its link says.
 */
export function withLinked(
  own: readonly SupplierSetting[],
  linked: SiteRows['LINKED'] | undefined,
  { asSet = false }: { asSet?: boolean } = {},
): SupplierSetting[] {
  const live = Object.entries(linked ?? {}).flatMap(([supplier, value]) =>
    isLinked(value) ? [{ supplier, ...value }] : [],
  );
  const settingOf = (
    { supplier, source, isLive, companyName }: (typeof live)[number],
    kept?: SupplierSetting,
  ): SupplierSetting => ({
    ...kept,
    ...{ name: source, adapter: 'linked', settings: { supplier, companyName } },
    ...(isLive || asSet ? {} : { isOff: true as const }),
  });
  const placed = own.flatMap((setting) => {
    if (setting.adapter !== 'linked') return [setting];
    const link = live.find(({ source }) => source === setting.name);
    return link ? [settingOf(link, setting)] : [];
  });
  const names = new Set(placed.map(({ name }) => name));
  return [...placed, ...live.filter(({ source }) => !names.has(source)).map((link) => settingOf(link))];
}
