import { argv, stdout } from 'node:process';

/**
 * One calculation for the state named on the command line, as the only work of a process. Writes the milliseconds from
 * this first line, which node reaches when it has started, to the answer: loading the engine and the rules are in them.
 */
const started = performance.now();
const { calculateOnce } = await import('@paperwage/payroll/bench/once');
await calculateOnce(argv[2]);
stdout.write(String(performance.now() - started));
