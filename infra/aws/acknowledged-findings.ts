import { type App, Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** Findings of AwsSolutions that are meant to be so, by stack, each with why. Anything else fails the synthesis. */
const acknowledged: Record<string, Record<string, string>> = {
};

/** Holds the app against AwsSolutions. */
export function acknowledgeFindings(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  for (const stack of app.node.children.filter(Stack.isStack)) {
    for (const [id, reason] of Object.entries(acknowledged[stack.stackName] ?? {})) Validations.of(stack).acknowledge({ id, reason });
  }
}
