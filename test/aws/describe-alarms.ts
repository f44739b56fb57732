import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuiltFunction } from '#infra/aws/bundle-functions.ts';
import { logCounts, NAMESPACE, patternOf } from '#infra/aws/observability/metrics.ts';
import type { Synthesized } from './synth-platform.ts';

/** Counts that leave functions out on purpose. */
const NARROWED = new Set(['PaymentDefects']);
/**
 * What the alarms and the dashboard of a synthesized platform must be. Part of stacks.test.ts, whose platform it looks
 * at: a second one would cost as long again.
 */
export const describeAlarms = (built: () => { functions: readonly BuiltFunction[]; platform: Synthesized }) =>
  describe('alarms and the dashboard watch what the code says', () => {
    /** Function → the text of all its files. */
    let code: Map<string, string>;
    beforeAll(() => {
      code = new Map(
        built().functions.map(({ name, folder }) => [
          name,
          readdirSync(folder)
            .map((file) => readFileSync(path.join(folder, file), 'utf8'))
            .join('\n'),
        ]),
      );
    });

    it.each(logCounts)(
      '$metric is counted in the logs of the functions whose code says it, and of no other',
      ({ metric, says, functions: listened }) => {
        for (const message of says) {
          const saying = [...code]
            .filter(([, text]) => text.includes(message))
            .map(([name]) => name)
            .sort();
          expect(saying, message).not.toEqual([]);
          if (!listened) continue;
          if (NARROWED.has(metric)) expect(saying).toEqual(expect.arrayContaining([...listened]));
          else expect(saying, message).toEqual([...listened].sort());
        }
      },
    );

    it('reads every count by a filter on the log of each function it listens to', () => {
      const filters = Object.values(
        built().platform.template('portolan-observability').findResources('AWS::Logs::MetricFilter'),
      ).map(
        ({ Properties }) =>
          Properties as {
            FilterPattern: string;
            MetricTransformations: { MetricName: string; MetricNamespace: string; MetricValue: string }[];
          },
      );
      for (const count of logCounts) {
        const own = filters.filter(
          ({ MetricTransformations }) => MetricTransformations[0]!.MetricName === count.metric,
        );
        expect(own, count.metric).toHaveLength(count.functions?.length ?? built().functions.length);
        for (const { FilterPattern, MetricTransformations } of own) {
          expect(FilterPattern).toBe(patternOf(count));
          expect(MetricTransformations[0]).toMatchObject({
            MetricNamespace: NAMESPACE,
            MetricValue: count.value ?? '1',
          });
        }
      }
      expect(patternOf({ metric: 'x', says: ['one', 'two'], where: '$.minutes >= 30' })).toBe(
        '{ (($.message = "one") || ($.message = "two")) && ($.minutes >= 30) }',
      );
    });

    it('alarms and charts name no metric of ours that nothing counts', () => {
      const known = new Set(logCounts.map(({ metric }) => metric));
      const template = built().platform.template('portolan-observability');
      const text = JSON.stringify([
        template.findResources('AWS::CloudWatch::Alarm'),
        template.findResources('AWS::CloudWatch::Dashboard'),
      ]).replaceAll('\\', '');
      const alarmed = [
        ...text.matchAll(/"MetricName":"(\w+)","Namespace":"Portolan"/g),
        ...text.matchAll(/\["Portolan","(\w+)"/g),
      ].map((match) => match[1]!);
      expect(new Set(alarmed).size).toBeGreaterThan(8);
      expect(alarmed.filter((name) => !known.has(name))).toEqual([]);
    });

    it('wakes somebody for each count that needs a person, each saying what it means', () => {
      const alarms = Object.values(
        built().platform.template('portolan-observability').findResources('AWS::CloudWatch::Alarm'),
      ).map(
        ({ Properties }) => Properties as { AlarmName: string; AlarmDescription: string; EvaluationPeriods: number },
      );
      const watched = JSON.stringify(alarms);
      for (const metric of [
        'Defects',
        'PaymentDefects',
        'GatewayFailures',
        'SupplierFailures',
        'TaskFailures',
        'MailsNotSent',
        'BookingsStuck',
        'RefundsUnderWay',
        'LedgerMismatches',
      ])
        expect(watched, metric).toContain(`"${metric}"`);
      for (const { AlarmDescription, AlarmName } of alarms)
        expect(AlarmDescription.length, AlarmName).toBeGreaterThan(40);
    });
  });
