import { markSvg } from '../mark.ts';
import { crew } from './about/crew.ts';
import { lovesParkSiding } from './before-after/lovesParkSiding.ts';
import { rocktonHail } from './before-after/rocktonHail.ts';
import { byron } from './cities/byron.ts';
import { edwardsville } from './cities/edwardsville.ts';
import { lovesPark } from './cities/lovesPark.ts';
import { machesneyPark } from './cities/machesneyPark.ts';
import { madison } from './cities/madison.ts';
import { rockford } from './cities/rockford.ts';
import { rockton } from './cities/rockton.ts';
import { map } from './contact/map.ts';
import { home } from './heroes/home.ts';
import { illinoisInsuranceClaimMaximization } from './posts/illinoisInsuranceClaimMaximization.ts';
import { illinoisTornadoSeasonRoofPreparation } from './posts/illinoisTornadoSeasonRoofPreparation.ts';
import { lovesParkRoofingSidingBundle } from './posts/lovesParkRoofingSidingBundle.ts';
import { machesneyParkPremiumShingles } from './posts/machesneyParkPremiumShingles.ts';
import { rockfordRoofInsuranceClaimHelp } from './posts/rockfordRoofInsuranceClaimHelp.ts';
import { roscoeCertifiedContractor } from './posts/roscoeCertifiedContractor.ts';
import { roscoePremiumShingles } from './posts/roscoePremiumShingles.ts';
import { roscoeRoofingMistakesAfterStorm } from './posts/roscoeRoofingMistakesAfterStorm.ts';
import { stormDamageRoofInspectionRockford } from './posts/stormDamageRoofInspectionRockford.ts';
import { wisconsinWinterStormRoofProtection } from './posts/wisconsinWinterStormRoofProtection.ts';
import { byronWindDamageRebuild } from './projects/byronWindDamageRebuild.ts';
import { janesvilleMedicalOfficeRoof } from './projects/janesvilleMedicalOfficeRoof.ts';
import { lovesParkRanchReroof } from './projects/lovesParkRanchReroof.ts';
import { machesneyParkHailRestoration } from './projects/machesneyParkHailRestoration.ts';
import { madisonIceDamReroof } from './projects/madisonIceDamReroof.ts';
import { rockfordEdgewaterShingles } from './projects/rockfordEdgewaterShingles.ts';
import { rockfordWarehouseTpo } from './projects/rockfordWarehouseTpo.ts';
import { rocktonFarmhouseSiding } from './projects/rocktonFarmhouseSiding.ts';
import { carpetCleaning } from './restoration/carpetCleaning.ts';
import { ductCleaning } from './restoration/ductCleaning.ts';
import { fireDamage } from './restoration/fireDamage.ts';
import { waterDamage } from './restoration/waterDamage.ts';
import { commercialRoofing } from './services/commercialRoofing.ts';
import { gutters } from './services/gutters.ts';
import { roofing } from './services/roofing.ts';
import { roofRepair } from './services/roofRepair.ts';
import { roofReplacement } from './services/roofReplacement.ts';
import { siding } from './services/siding.ts';
import { stormDamage } from './services/stormDamage.ts';
import { shareDefault } from './share/shareDefault.ts';

/** Every picture: its path under content/images without the ending, and how it is drawn. */
export const scenes: Readonly<Record<string, () => string>> = {
  'heroes/home': home,
  'services/roofing': roofing,
  'services/commercial-roofing': commercialRoofing,
  'services/roof-repair': roofRepair,
  'services/storm-damage': stormDamage,
  'services/roof-replacement': roofReplacement,
  'services/siding': siding,
  'services/gutters': gutters,
  'restoration/fire-damage': fireDamage,
  'restoration/water-damage': waterDamage,
  'restoration/duct-cleaning': ductCleaning,
  'restoration/carpet-cleaning': carpetCleaning,
  'cities/machesney-park': machesneyPark,
  'cities/rockford': rockford,
  'cities/loves-park': lovesPark,
  'cities/byron': byron,
  'cities/rockton': rockton,
  'cities/edwardsville': edwardsville,
  'cities/madison': madison,
  'projects/rockford-edgewater-shingles': rockfordEdgewaterShingles,
  'projects/loves-park-ranch-reroof': lovesParkRanchReroof,
  'projects/machesney-park-hail-restoration': machesneyParkHailRestoration,
  'projects/rockford-warehouse-tpo': rockfordWarehouseTpo,
  'projects/rockton-farmhouse-siding': rocktonFarmhouseSiding,
  'projects/madison-ice-dam-reroof': madisonIceDamReroof,
  'projects/byron-wind-damage-rebuild': byronWindDamageRebuild,
  'projects/janesville-medical-office-roof': janesvilleMedicalOfficeRoof,
  'posts/roscoe-premium-shingles': roscoePremiumShingles,
  'posts/storm-damage-roof-inspection-rockford': stormDamageRoofInspectionRockford,
  'posts/roscoe-certified-contractor': roscoeCertifiedContractor,
  'posts/roscoe-roofing-mistakes-after-storm': roscoeRoofingMistakesAfterStorm,
  'posts/machesney-park-premium-shingles': machesneyParkPremiumShingles,
  'posts/loves-park-roofing-siding-bundle': lovesParkRoofingSidingBundle,
  'posts/wisconsin-winter-storm-roof-protection': wisconsinWinterStormRoofProtection,
  'posts/illinois-insurance-claim-maximization': illinoisInsuranceClaimMaximization,
  'posts/rockford-roof-insurance-claim-help': rockfordRoofInsuranceClaimHelp,
  'posts/illinois-tornado-season-roof-preparation': illinoisTornadoSeasonRoofPreparation,
  'about/crew': crew,
  'contact/map': map,
  'share/default': shareDefault,
  'before-after/rockton-hail-before': rocktonHail(false),
  'before-after/rockton-hail-after': rocktonHail(true),
  'before-after/loves-park-siding-before': lovesParkSiding(false),
  'before-after/loves-park-siding-after': lovesParkSiding(true),
  'brand/mark': markSvg,
};
