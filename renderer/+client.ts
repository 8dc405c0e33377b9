import { chooseNotFound } from './client/chooseNotFound.ts';
import { closeMenus } from './client/closeMenus.ts';
import { markScrolled } from './client/markScrolled.ts';
import { showCurrentYear } from './client/showCurrentYear.ts';
import { startIslands } from './islands/startIslands.ts';

markScrolled();
closeMenus();
showCurrentYear();
chooseNotFound();
startIslands();
