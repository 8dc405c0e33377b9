import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** What an expression may name: `github`, `steps`, `vars` and so on. */
export type Contexts = Readonly<Record<string, unknown>>;

/** Functions that only a runner can provide, such as `success`. */
export type RunnerFunctions = Readonly<Record<string, (...args: string[]) => string | boolean>>;

/**
 * Evaluates an expression of a workflow with GitHub’s own library.
 * @param text without `${{ }}`
 * @throws the library’s error about an expression that it does not understand
 */
function evaluate(text: string, contexts: Contexts, functions: RunnerFunctions) {
  const definitions = Object.entries(functions).map(([name, run]) => ({
    name,
    minArgs: 0,
    maxArgs: 255,
    call: (...args: data.ExpressionData[]) => {
      const result = run(...args.map((arg) => arg.coerceString()));
      return dataOf(result);
    },
  }));
  const { tokens } = new Lexer(text).lex();
  const expression = new Parser(tokens, Object.keys(contexts), definitions).parse();
  const byName = new Map(definitions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(expression, dataOf(contexts) as data.Dictionary, byName).evaluate();
}

const dataOf = (value: unknown): data.ExpressionData =>
  JSON.parse(JSON.stringify(value), data.reviver);

/** Whether a step or job runs according to its `if`. */
export function isDue(condition: unknown, contexts: Contexts, functions: RunnerFunctions): boolean {
  const text = String(condition ?? 'success()').replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
  const saysWhen = /\b(?:success|failure|always|cancelled)\(\)/.test(text);
  const result = evaluate(saysWhen ? text : `success() && (${text})`, contexts, functions);
  return !['', 'false', '0'].includes(result.coerceString());
}

/** Fills in the expressions of a text. */
export const interpolate = (text: unknown, contexts: Contexts, functions: RunnerFunctions) =>
  String(text ?? '').replace(/\$\{\{(.*?)\}\}/gs, (_whole, expression: string) =>
    evaluate(expression, contexts, functions).coerceString(),
  );
