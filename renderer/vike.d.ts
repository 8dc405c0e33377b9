import type { ComponentType } from 'react';

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType;
      /** The build’s choice of the pages to render. @returns their files */
      choosePages?: (pages: readonly KnownPage[]) => Promise<readonly string[]>;
    }

    /** A page before it is rendered. */
    interface KnownPage {
      /** The file that it becomes, from the folder of the site. */
      file: string;
      /** All that it shows, as a hash. */
      origin: string;
    }
  }
}
