import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getRateCalendar } from '#shared/destination/rates/get-rate-calendar.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import type { RateNames } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { paths } from '#web/app/paths.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { OptionRates } from './option-rates.tsx';
import { Overview } from './overview.tsx';
import { History } from '#web/ui/history.tsx';
import type { RateBeginning } from './rate-form.ts';
import { changedQuery, type RatesView, readView } from './rates-address.ts';
import { RatesPickers } from './rates-pickers.tsx';
import { useMoveRates } from './use-move-rates.ts';

const RateDialog = lazyPart(() => import('./rate-dialog.tsx'));
const SeasonDialog = lazyPart(() => import('./season-dialog.tsx'));
const OrderConflictDialog = lazyPart(() => import('./order-conflict-dialog.tsx'));

const useStyles = makeStyles({
  offline: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
});

type Open =
  | { what: 'rate'; rate: AnyRate | undefined; span?: { from: string; till: string } | undefined }
  /** Of an option that is named, or is to be chosen. */
  | { what: 'first rate'; tourOptionId: string }
  | { what: 'season' };

const kindTabs = [
  { id: '', label: 'Ticket rates' },
  { id: 'transfer', label: 'Transfer rates' },
];
const freshly = { quiet: true, staleTime: 0 } as const;

/** `/staff/dmc_rate_management`: what options cost, for whom and when; every option of a city, or one in full. */
export default function RatesPage() {
  const styles = useStyles();
  const { today } = useSiteDays();
  const { currency } = useSite();
  const mayEdit = useMay('rates.edit');
  const mayImport = useMay('masters.files');
  const [query, setQuery] = useSearchParams();
  const view = readView(query, today);
  const { kind, tourOptionId } = view;
  const go = (changes: Partial<Record<keyof RatesView, string | number>>) =>
    setQuery(changedQuery(query, changes), { replace: Object.keys(changes).every((name) => name === 'day') });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  const year = useCall(
    getRateCalendar,
    {
      ...{ cityId: view.cityId || undefined, marketId: view.marketId || undefined, tourOptionIds: [] },
      ...(view.year ? { year: view.year } : { fromMonth: today.slice(0, 7) }),
      ...{ kind, adults: view.adults },
      ...{ transferType: view.transferType, sharingBasis: view.sharingBasis },
    },
    { ...freshly, placeholderData: (before) => before },
  );
  const tickets = useCall(getTourOptionTicketRates, { tourOptionId }, { ...freshly, enabled: tourOptionId !== '' });
  const transfers = useCall(getTourOptionTransferRates, { tourOptionId }, { ...freshly, enabled: tourOptionId !== '' });
  const listed = kind === 'ticket' ? tickets : transfers;
  const found = tourOptionId ? listed.data : undefined;
  const moving = useMoveRates(kind, found);
  const rates: readonly AnyRate[] = moving.rates;
  const markets = found?.markets ?? year.data?.markets ?? [];
  const chosenMarket = view.marketId || year.data?.marketId || markets.find(({ isDefault }) => isDefault)?.id || '';
  const names: RateNames = {
    currency: found?.currency ?? currency,
    marketName: (id) => markets.find((market) => market.id === id)?.name ?? 'deleted market',
  };
  const counts: Record<string, string> = tourOptionId
    ? { '': String(tickets.data?.rates.length ?? ''), transfer: String(transfers.data?.rates.length ?? '') }
    : {};
  const beginning = (span?: { from: string; till: string }): RateBeginning => ({
    marketId: chosenMarket,
    validFromDate: span?.from ?? '',
    validTillDate: span?.till ?? '',
    transferType: view.transferType,
    sharingBasis: view.sharingBasis,
  });
  const failed = tourOptionId ? (listed.error ?? undefined) : (year.error ?? undefined);
  const options = tourOptionId ? [] : (year.data?.options ?? []).filter(({ isDeactivated }) => !isDeactivated);
  const hasMarkets = markets.length > 0;
  return (
    <Page
      heading="Rate management"
      actions={
        mayEdit && (
          <>
            {mayImport && <LinkButton to={`${paths.staffDmcDataManagement}?tab=${kind}Rate`}>Import</LinkButton>}
            {hasMarkets && (found ?? options.length > 0) && (
              <>
                {found && <Button onClick={() => setOpen({ what: 'season' })}>Copy a season</Button>}
                <Button
                  appearance="primary"
                  icon={<Icon name="plus" />}
                  onClick={() =>
                    setOpen(found ? { what: 'rate', rate: undefined } : { what: 'first rate', tourOptionId: '' })
                  }
                >
                  Add rate
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <ListTabs label="Rate types" tabs={kindTabs} counts={counts} query={withoutDay(query)} />
      <RatesPickers view={view} answer={year.data} option={found?.option} onGo={go} />
      {failed && <ErrorState error={failed} onRetry={() => void (tourOptionId ? listed.refetch() : year.refetch())} />}
      {!failed && (tourOptionId ? listed.isPending : year.isPending) && <Spinner />}
      {!tourOptionId && year.data && !failed && (
        <>
          {year.data.options.length > 0 ? (
            <Overview
              from={year.data.from}
              onAdd={mayEdit && hasMarkets ? (id) => setOpen({ what: 'first rate', tourOptionId: id }) : undefined}
              options={year.data.options}
              searchOf={(id) => changedQuery(query, { tourOptionId: id, cityId: year.data.cityId }).toString()}
            />
          ) : (
            <EmptyState
              heading="No tour options yet"
              text="Rates belong to tour options of activities. Add those first."
              link={{ to: paths.staffDmcActivities, label: 'Activities' }}
            />
          )}
        </>
      )}
      {found && !hasMarkets && (
        <EmptyState
          heading="No markets yet"
          text="Each rate belongs to a market. Add one first."
          link={{ to: paths.staffDmcMaster, label: 'Markets' }}
        />
      )}
      {found && hasMarkets && (
        <>
          {found.option.isDeactivated && <p className={styles.offline}>This option is no longer sold.</p>}
          <OptionRates
            view={{ ...view, marketId: chosenMarket }}
            kind={kind}
            option={found.option}
            markets={markets}
            rates={rates}
            currency={found.currency}
            names={names}
            mayEdit={mayEdit}
            go={go}
            onAdd={(span) => setOpen({ what: 'rate', rate: undefined, span })}
            onEdit={(rate) => setOpen({ what: 'rate', rate })}
            onMove={moving.move}
          />
          <History label="Rate history" isOnPage events={found.events} />
        </>
      )}
      {open?.what === 'rate' && found && (
        <RateDialog
          kind={kind}
          tourOptionId={tourOptionId}
          markets={markets}
          currency={found.currency}
          names={names}
          rate={open.rate}
          beginning={beginning(open.span)}
          onClose={close}
        />
      )}
      {open?.what === 'first rate' && options.length > 0 && (
        <RateDialog
          kind={kind}
          tourOptionId={open.tourOptionId}
          options={options}
          markets={markets}
          currency={currency}
          names={names}
          rate={undefined}
          beginning={beginning()}
          onClose={close}
        />
      )}
      {open?.what === 'season' && found && (
        <SeasonDialog
          kind={kind}
          tourOptionId={tourOptionId}
          markets={markets.filter(({ isDeactivated }) => !isDeactivated)}
          marketId={chosenMarket}
          yearsOf={(id) => yearsOf(rates, id)}
          onDone={(next, marketId) => go({ year: next, marketId, day: '' })}
          onClose={close}
        />
      )}
      {moving.conflict && found && (
        <OrderConflictDialog
          rates={found.rates}
          mine={moving.conflict}
          isPending={moving.isPending || listed.isFetching}
          onKeep={moving.keepTheirs}
          onTakeMine={moving.move}
        />
      )}
    </Page>
  );
}

/** Years in which a market's rates begin, the newest first. */
const yearsOf = (rates: readonly AnyRate[], marketId: string): number[] => {
  const own = rates.filter((rate) => rate.marketId === marketId);
  return [...new Set(own.map(({ validFromDate }) => Number(validFromDate.slice(0, 4))))].toSorted((a, b) => b - a);
};

function withoutDay(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('day');
  return next;
}
