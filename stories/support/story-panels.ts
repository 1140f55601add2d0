import { readSettings } from '../../hono.config.ts';
import { foundPanel } from '../../server/accounts/found-panel.ts';
import { withInstallation } from '../../server/accounts/with-installation.ts';
import { trailOf } from '../../server/audit/trail-scope.ts';
import { decideAsInstallation } from '../../server/database/decide.ts';
import { PASSWORD } from './served-session.ts';
import type { Person } from './sign-in.ts';

/** The number of panels in an installation for stories: at least one for each file of stories. */
const PANELS_FOR_STORIES = 48;

/** The leader of one of those panels, by its number from 1. */
export function storyLeader(number: number): Person {
  if (number > PANELS_FOR_STORIES) throw new Error('more stories than panels: raise the number');
  return { username: `leader.${number}`, password: PASSWORD };
}

/** Founds the panels of the stories in a data folder. All have the same name and password. */
export async function foundStoryPanels(dataFolder: string): Promise<void> {
  const settings = readSettings({ DATA_FOLDER: dataFolder });
  await withInstallation(settings, { mustExist: true }, async ({ database, accounts }) => {
    const hash = await accounts.hashPassword(PASSWORD);
    for (let number = 1; number <= PANELS_FOR_STORIES; number += 1) {
      const founded = await decideAsInstallation(database, (trx) =>
        foundPanel(trailOf(database, trx), {
          panel: 'Panel of the story',
          leader: 'Carmen Ruiz',
          username: storyLeader(number).username,
          email: '',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          hash,
          from: 'story',
          at: new Date(),
        }),
      );
      if (!founded.ok) throw new Error(`panel ${number}: ${founded.code}`);
    }
  });
}
