import { usePageContext } from './PageContext.tsx';

export { usePageContext } from './PageContext.tsx';

/** What a page’s `data` function returns, whether it is asynchronous or not. */
type DataOf<Data> = Data extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** The result of the page’s own `+data.ts`: `useData<typeof data>()`. */
export function useData<Data>(): DataOf<Data> {
  return usePageContext().data as DataOf<Data>;
}
