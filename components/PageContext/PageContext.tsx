import { createContext, type ReactNode, useContext } from 'react';
import type { EstimateFormWords } from '#content/estimateForm';
import type { InterfaceWords } from '#content/interfaceWords';
import type { Navigation } from '#content/navigation';
import type { Site } from '#content/site';
import type { LeadOrigin } from '../delivery/leadRequest.ts';

/** What every component of a page may use while the page is rendered. */
export interface PageInfo {
  /** The page’s path without the base, for example `/services/roofing`. */
  urlPathname: string;
  /** What forms send about the page along with a lead. */
  origin: LeadOrigin;
  site: Site;
  navigation: Navigation;
  estimateForm: EstimateFormWords;
  interfaceWords: InterfaceWords;
  /** What the page’s `+data.ts` returned. */
  data: unknown;
}

const Context = createContext<PageInfo | undefined>(undefined);

export function PageContextProvider({ children, ...value }: PageInfo & { children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/**
 * The page being rendered.
 * @throws inside an island, which also runs in the browser and gets everything as props
 */
export function usePageContext(): PageInfo {
  const value = useContext(Context);
  if (!value)
    throw new Error('usePageContext works on pages only; give an island its data as props.');
  return value;
}

/** The words of the site’s own controls; islands get theirs as props. */
export const useInterface = () => usePageContext().interfaceWords;

/** The result of the page’s own `+data.ts`: `useData<typeof data>()`. */
export function useData<Data extends (...args: never[]) => unknown>(): ReturnType<Data> {
  return usePageContext().data as ReturnType<Data>;
}
