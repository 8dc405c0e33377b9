/** Where a reader can change a file in the browser. */
export interface Repository {
  /** The address of the repository that holds the branch, without a slash at the end. */
  url: string;
  branch: string;
}

/** A page of the site, and the file that words it, from the project’s folder. */
export interface EditablePage {
  path: string;
  file: string;
}

/** What a reporter may know besides the findings; it reads nothing by itself. */
export interface ReportContext {
  /** The text of a file by the path that findings name; `undefined` for one without text. */
  readSource: (file: string) => string | undefined;
  /** What editors call a file: the title of its page. */
  titles: ReadonlyMap<string, string>;
  /** The files that the pull request touches. */
  changedFiles?: ReadonlySet<string>;
  repository?: Repository;
  /** All pages, where it is told how each is edited. */
  pages?: readonly EditablePage[];
  /** What the summary begins with, in place of its own verdict: Markdown that ends its line. */
  verdict?: string;
  /** The published site’s address, without a slash at the end, where its forms know the repository. */
  forms?: string;
}

/** For callers that have only the findings. */
export const emptyContext: ReportContext = { readSource: () => undefined, titles: new Map() };
