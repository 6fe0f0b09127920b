import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CULTURE_TOPICS } from './topics.ts';

type TopicSections = (typeof CULTURE_TOPICS)[number];

/**
 * The titles of topics and the English of sections, as they are shown. The titles are ids in the data file and in addresses, so these stay
 * English.
 */
export const CULTURE_NAMES: Readonly<
  Record<TopicSections['title'] | TopicSections['sections'][number]['english'], MessageDescriptor>
> = {
  Living: msg`Living`,
  'Finding a rental home': msg`Finding a rental home`,
  'Tenant and landlord': msg`Tenant and landlord`,
  'Buying a home': msg`Buying a home`,
  'Energy, water and internet': msg`Energy, water and internet`,
  'Sorting waste': msg`Sorting waste`,
  'Dealing with Others': msg`Dealing with Others`,
  'Speaking directly': msg`Speaking directly`,
  'Appointments and being on time': msg`Appointments and being on time`,
  'Living together and marriage': msg`Living together and marriage`,
  'Holidays and remembrance days': msg`Holidays and remembrance days`,
  'Clubs and family occasions': msg`Clubs and family occasions`,
  Health: msg`Health`,
  'The GP': msg`The GP`,
  'Pharmacy and dentist': msg`Pharmacy and dentist`,
  'Pregnancy and birth': msg`Pregnancy and birth`,
  'Referral and hospital': msg`Referral and hospital`,
  Emergencies: msg`Emergencies`,
  'Health insurance': msg`Health insurance`,
  'Education & Upbringing': msg`Education & Upbringing`,
  'Childcare and preschool': msg`Childcare and preschool`,
  'Primary school': msg`Primary school`,
  'After primary school': msg`After primary school`,
  'Compulsory education and holidays': msg`Compulsory education and holidays`,
  'Parents and school': msg`Parents and school`,
  'Study costs': msg`Study costs`,
  'Work & Income': msg`Work & Income`,
  'Looking for work': msg`Looking for work`,
  Applying: msg`Applying`,
  'Contract and collective agreement': msg`Contract and collective agreement`,
  'Pay and tax': msg`Pay and tax`,
  Benefits: msg`Benefits`,
  'Your own business': msg`Your own business`,
  Agencies: msg`Agencies`,
  'DigiD and digital government': msg`DigiD and digital government`,
  'The municipality': msg`The municipality`,
  'Documents and residence': msg`Documents and residence`,
  'Tax and allowances': msg`Tax and allowances`,
  'Police and legal help': msg`Police and legal help`,
  Insurance: msg`Insurance`,
  'Past & Present': msg`Past & Present`,
  'Water and land': msg`Water and land`,
  'Trade, colonies and slavery': msg`Trade, colonies and slavery`,
  'World War II': msg`World War II`,
  'The Netherlands after 1945': msg`The Netherlands after 1945`,
  'Cities, provinces and travel': msg`Cities, provinces and travel`,
  'Politics & Judiciary': msg`Politics & Judiciary`,
  'King and government': msg`King and government`,
  'Parliament and elections': msg`Parliament and elections`,
  'Province, municipality and Europe': msg`Province, municipality and Europe`,
  'Judges and laws': msg`Judges and laws`,
  'Freedom and equality': msg`Freedom and equality`,
  'Your body, your life': msg`Your body, your life`,
};
