import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-integration-module-map',
    theme: 1,
    endTerm: '1.1.1',
    question: 'Olena volgt de module MAP voor haar inburgering. Waarover leert ze daar?',
    questionEn:
      'Olena takes the MAP module of her civic integration course. What does she learn about there?',
    options: ['Over werk zoeken in Nederland', 'Over wonen in Nederland', 'Over studeren in Nederland'],
    optionsEn: [
      'About looking for work in the Netherlands',
      'About housing in the Netherlands',
      'About studying in the Netherlands',
    ],
    correct: 0,
    explanation:
      'MAP is the *Module Arbeidsmarkt en Participatie*: it prepares you for work (*de arbeidsmarkt* is the labour market). Housing and education belong to KNM.',
    source: {
      name: 'Divosa',
      url: 'https://www.divosa.nl/meedoen/inburgering/participatie/hulpmiddelen-duale-trajecten-map-en-participatieverklaringstraject',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-temp-agency-costs',
    theme: 1,
    endTerm: '1.1.2',
    question: 'Linh schrijft zich in bij een uitzendbureau. Wat kost dat?',
    questionEn: 'Linh registers with a temp agency. What does that cost?',
    options: ['Een klein bedrag per maand', 'Een deel van haar eerste loon', 'Niets'],
    optionsEn: ['A small amount per month', 'Part of her first wages', 'Nothing'],
    correct: 2,
    explanation:
      'An *uitzendbureau* (temp agency) may not ask money from somebody who is looking for work. The company that needs staff pays.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/arbeidsovereenkomst-en-cao/welke-arbeidsvoorwaarden-heb-ik-als-uitzendkracht',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-work-through-network',
    theme: 1,
    endTerm: '1.1.2',
    question: 'Ana zoekt een baan via haar netwerk. Wat doet ze?',
    questionEn: 'Ana looks for a job through her network. What does she do?',
    options: [
      'Ze leest vacatures op een website',
      'Ze vertelt vrienden dat ze werk zoekt',
      'Ze schrijft zich in bij een uitzendbureau',
    ],
    optionsEn: [
      'She reads job adverts on a website',
      'She tells friends that she is looking for work',
      'She registers with a temp agency',
    ],
    correct: 1,
    explanation:
      'Your *netwerk* is the people you know: family, friends, neighbours, people from your course. Websites and an *uitzendbureau* are good ways too, but they are not your network.',
    source: {
      name: 'Van Dam loopbaanbegeleiding',
      url: 'https://www.vandam-lb.nl/vandamloopbaanbegeleiding/download/common/html/van-dam-loopbaanbegeleiding-netwerken.pdf.html',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-questions-at-interview',
    theme: 1,
    endTerm: '1.1.2',
    picture: 'job-interview',
    pictureAlt: 'Twee mensen zitten aan een tafel met een papier.',
    question: 'Samir heeft een sollicitatiegesprek. Mag hij zelf vragen stellen over het werk?',
    questionEn: 'Samir has a job interview. May he ask questions about the work himself?',
    options: [
      'Ja, werkgevers vinden dat meestal goed',
      'Ja, maar pas als hij de baan heeft',
      'Nee, dat vinden werkgevers onbeleefd',
    ],
    optionsEn: [
      'Yes, employers usually like that',
      'Yes, but only when he has the job',
      'No, employers find that impolite',
    ],
    correct: 0,
    explanation:
      'In a *sollicitatiegesprek* you may ask about the job and the working conditions; most employers are pleased with it. It shows that you have prepared.',
    source: {
      name: 'Intertransfer',
      url: 'https://intertransfer.nl/veelgestelde-vragen/sollicitatietips/sollicitatietips-sollicitatiegesprek',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-work-experience',
    theme: 1,
    endTerm: '1.1.3',
    picture: 'job-interview',
    pictureAlt: 'Twee mensen praten aan een tafel.',
    question: 'Yusuf was vijf jaar kok in een restaurant. Waar zet hij dat in zijn cv?',
    questionEn: 'Yusuf was a cook in a restaurant for five years. Where does he put that in his CV?',
    options: ['Onder vaardigheden', 'Onder werkervaring', 'Onder opleiding'],
    optionsEn: ['Under skills', 'Under work experience', 'Under education'],
    correct: 1,
    explanation:
      '*Werkervaring* is what you have learned by working. *Opleiding* is the school that you have finished, *vaardigheden* are what you can do well. All three make your chances better.',
    source: {
      name: 'Wij zijn TOP',
      url: 'https://www.wijzijntop.nl/kennisbank/wat-moet-er-in-je-cv-staan-bij-solliciteren',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-diploma-from-abroad',
    theme: 1,
    endTerm: '1.1.4',
    question: 'Mei heeft een diploma uit China. Hoe weet ze welk niveau dat in Nederland is?',
    questionEn: 'Mei has a diploma from China. How does she find out which level that is in the Netherlands?',
    options: [
      'Ze laat het diploma in het Nederlands vertalen',
      'Ze vraagt een verklaring bij de gemeente aan',
      'Ze vraagt een diplomawaardering aan',
    ],
    optionsEn: [
      'She has the diploma translated into Dutch',
      'She applies for a statement at the municipality',
      'She applies for a credential evaluation',
    ],
    correct: 2,
    explanation:
      'A *diplomawaardering* compares a foreign diploma with a Dutch one. A translation only tells what is written on it, and the municipality does not judge diplomas.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/onderwijs-en-internationalisering/hoe-laat-ik-mijn-buitenlandse-diploma-in-nederland-waarderen-of-erkennen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-training-for-workers',
    theme: 1,
    endTerm: '1.1.5',
    question: 'Kees heeft werk en volgt ook een cursus voor zijn beroep. Wat is daarvan het voordeel?',
    questionEn: 'Kees has a job and also takes a course for his profession. What is the advantage of that?',
    options: [
      'Hij betaalt minder belasting',
      'Hij krijgt meer vrije dagen',
      'Hij heeft meer kans op beter werk',
    ],
    optionsEn: ['He pays less tax', 'He gets more days off', 'He has a better chance of better work'],
    correct: 2,
    explanation:
      'With *bijscholing* (further training) you stay good at your work. And you have a better chance of finding another job, or a better one. It does not change your tax or your days off.',
    source: {
      name: 'Accountancy Vanmorgen, after CBS',
      url: 'https://www.accountancyvanmorgen.nl/2018/03/05/helft-werknemers-doet-aan-bijscholing/',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-language-demand',
    theme: 1,
    endTerm: '1.1.6',
    question: 'In een vacature staat: "Je spreekt goed Nederlands." Mag een werkgever dat vragen?',
    questionEn: 'A job advert says: "You speak Dutch well." May an employer ask that?',
    options: [
      'Ja, maar alleen bij de overheid',
      'Ja, als het werk dat nodig maakt',
      'Nee, dat is altijd discriminatie',
    ],
    optionsEn: [
      'Yes, but only the government',
      'Yes, if the work needs it',
      'No, that is always discrimination',
    ],
    correct: 1,
    explanation:
      'An employer may set *eisen* (requirements) for a job, also about language, when the work needs it. Where the work does not need good Dutch, the demand can be *indirecte discriminatie*.',
    source: {
      name: 'College voor de Rechten van de Mens, oordeel 2022-55',
      url: 'https://oordelen.mensenrechten.nl/oordeel/2022-55',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-assistance-without-work-history',
    theme: 1,
    endTerm: '1.1.7',
    picture: 'form',
    pictureAlt: 'Een formulier met hokjes en een pen.',
    question:
      'Priya heeft in Nederland nog nooit gewerkt. Ze heeft geen inkomen. Waar vraagt ze een uitkering aan?',
    questionEn:
      'Priya has never worked in the Netherlands. She has no income. Where does she apply for a benefit?',
    options: ['Bij de gemeente', 'Bij het UWV', 'Bij de SVB'],
    optionsEn: ['At the municipality', 'At the UWV', 'At the SVB'],
    correct: 0,
    explanation:
      'People who have not worked here before go to the *gemeente* for *bijstand* (social assistance). *Het UWV* is for people who had a job and lost it.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/bijstand/vraag-en-antwoord/waar-kan-ik-mijn-bijstand-regelen',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-ill-after-years-of-work',
    theme: 1,
    endTerm: '1.1.7',
    question: 'Daan is al twee jaar ziek en kan niet meer werken. Wie betaalt dan een uitkering?',
    questionEn: "Daan has been ill for two years and can't work any more. Who then pays a benefit?",
    options: ['De zorgverzekeraar', 'Het UWV', 'De SVB'],
    optionsEn: ['The health insurer', 'The UWV', 'The SVB'],
    correct: 1,
    explanation:
      'Who is ill gets wages from the *werkgever* for the first two years. After that *het UWV* pays a benefit to people who are not able to work (*arbeidsongeschikt*). The *zorgverzekeraar* pays for care, and not for an income; the *SVB* pays child benefit and *AOW*.',
    source: {
      name: 'Regelhulp (Ministerie van VWS)',
      url: 'https://www.regelhulp.nl/ik-heb-hulp-nodig/langer-dan-twee-jaar-ziek-wia',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-living-together-on-benefit',
    theme: 1,
    endTerm: '1.1.8',
    picture: 'moving-boxes',
    pictureAlt: 'Verhuisdozen voor een huis.',
    question: 'Omar krijgt bijstand en gaat samenwonen. Wat moet hij doen?',
    questionEn: 'Omar receives social assistance and moves in with his partner. What must he do?',
    options: [
      'Dat direct aan de gemeente vertellen',
      'Niets, want de gemeente ziet dat zelf',
      'Dat bij zijn belastingaangifte vertellen',
    ],
    optionsEn: [
      'Tell the municipality at once',
      'Nothing, because the municipality sees it itself',
      'Tell it with his tax return',
    ],
    correct: 0,
    explanation:
      'With an *uitkering* you must report changes *direct* (at once) and yourself, also when you start living with somebody. Your benefit can change because of it.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/bijstand/wat-zijn-mijn-rechten-en-plichten-in-de-bijstand',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-collective-agreement',
    theme: 1,
    endTerm: '1.2.1',
    picture: 'contract',
    pictureAlt: 'Een papier met afspraken en een handtekening.',
    question: 'Amina werkt in een ziekenhuis. Daar geldt een cao. Wat is een cao?',
    questionEn: 'Amina works in a hospital. A cao applies there. What is a cao?',
    options: [
      'Afspraken tussen een baas en één werknemer',
      'Regels van de overheid voor alle bedrijven',
      'Afspraken voor een grote groep werknemers',
    ],
    optionsEn: [
      'Agreements between a boss and one employee',
      'Government rules for all companies',
      'Agreements for a large group of employees',
    ],
    correct: 2,
    explanation:
      'A *cao* holds agreements for many workers together, for example for everybody in the hospitals. What you and your boss agree on is in your *arbeidscontract*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/arbeidsovereenkomst-en-cao/wat-is-een-cao',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-permanent-contract',
    theme: 1,
    endTerm: '1.2.1',
    picture: 'contract',
    pictureAlt: 'Een contract met een handtekening.',
    question: 'Sanne krijgt een vast contract. Wat betekent dat?',
    questionEn: 'Sanne gets a permanent contract. What does that mean?',
    options: [
      'Het loon verandert niet meer',
      'De werktijden veranderen niet',
      'Het contract heeft geen einddatum',
    ],
    optionsEn: [
      'The wages do not change any more',
      'The working hours do not change',
      'The contract has no end date',
    ],
    correct: 2,
    explanation:
      '*Vast* means without an end date; a *tijdelijk* contract has one. Wages and hours are agreed on in both, and they can change.',
    source: {
      name: 'De Unie',
      url: 'https://www.unie.nl/jouw-werk-en-inkomen/onderhandelen-over-je-arbeidsvoorwaarden',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-part-time-work',
    theme: 1,
    endTerm: '1.2.1',
    question: 'Tesfay werkt drie dagen per week. Hoe heet dat?',
    questionEn: 'Tesfay works three days a week. What is that called?',
    options: ["Werken als zzp'er", 'Werken in deeltijd', 'Werken met een tijdelijk contract'],
    optionsEn: [
      'Working as a self-employed person',
      'Working part-time',
      'Working with a temporary contract',
    ],
    correct: 1,
    explanation:
      '*In deeltijd* (or *parttime*) means fewer days or hours than a full week; many people in the Netherlands do that. How long a contract runs is another thing.',
    source: {
      name: 'CBS',
      url: 'https://www.cbs.nl/nl-nl/achtergrond/2017/46/werkzame-beroepsbevolking-deeltijd',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-works-council-members',
    theme: 1,
    endTerm: '1.2.2',
    question: 'Bij het bedrijf van Ana is een ondernemingsraad. Voor wie komt die raad op?',
    questionEn: "Ana's company has a works council. Whose interests does it defend?",
    options: ['Voor de werknemers', 'Voor de eigenaren', 'Voor de vakbond'],
    optionsEn: ['For the employees', 'For the owners', 'For the trade union'],
    correct: 0,
    explanation:
      'The members of an *ondernemingsraad* work at the company themselves; they talk with the boss about plans, for all *werknemers*. A *vakbond* stands up for workers too, but is not part of the company.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/werk/ondernemingsraad',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-deducted-from-wages',
    theme: 1,
    endTerm: '1.2.3',
    picture: 'pay-slip',
    pictureAlt: 'Een loonstrook met een brutoloon en een lager nettoloon.',
    question: 'Linh krijgt haar loonstrook. Wat heeft de werkgever al van haar loon gehaald?',
    questionEn: 'Linh gets her payslip. What has the employer already taken off her wages?',
    options: ['Zorgpremie en zorgtoeslag', 'Belasting en contributie', 'Belasting en premies'],
    optionsEn: [
      'Health insurance premium and healthcare allowance',
      'Tax and membership fees',
      'Tax and contributions',
    ],
    correct: 2,
    explanation:
      'The employer keeps back *belasting en premies* from your wages and pays them for you. Your health insurance and the *contributie* of a club you pay yourself, and *toeslagen* you receive.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/inkomstenbelasting/loonheffing-premies-werkgever',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-refused-for-origin',
    theme: 1,
    endTerm: '1.3.1',
    picture: 'job-interview',
    pictureAlt: 'Twee mensen praten aan een tafel.',
    question: 'Een werkgever wil Yusuf niet, omdat hij uit Syrië komt. Mag dat volgens de wet?',
    questionEn: 'An employer does not want Yusuf because he comes from Syria. Is that allowed by law?',
    options: [
      'Ja, hij hoeft geen reden te geven',
      'Nee, want dat is discriminatie',
      'Ja, een werkgever kiest zelf wie er werkt',
    ],
    optionsEn: [
      'Yes, he need not give a reason',
      'No, because that is discrimination',
      'Yes, an employer decides himself who works there',
    ],
    correct: 1,
    explanation:
      'An employer may choose the best person for the job, but not refuse somebody because of *afkomst* (origin). That is *discriminatie*, whether he gives a reason or not.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/werk/gelijke-behandeling-op-het-werk/regels-gelijke-behandeling-op-het-werk',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-confidential-adviser',
    theme: 1,
    endTerm: '1.3.1',
    question:
      "Collega's maken steeds grapjes over het geloof van Amina. Wie is er op het werk speciaal voor zulke problemen?",
    questionEn:
      "Colleagues keep making jokes about Amina's religion. Who is there at work especially for such problems?",
    options: ['De vertrouwenspersoon', 'De personeelsvereniging', 'De ondernemingsraad'],
    optionsEn: ['The confidential adviser', 'The staff association', 'The works council'],
    correct: 0,
    explanation:
      'A *vertrouwenspersoon* is somebody at work whom you can tell about discrimination. Not every company has one. You can also go to the *vakbond*, or to the *College voor de Rechten van de Mens*. The *ondernemingsraad* talks with the director about plans of the company.',
    source: {
      name: 'Beter met arbo',
      url: 'https://www.betermetarbo.nl/risicos/ongewenst-gedrag/wat-kunt-u-zelf-doen/vertrouwenspersoon/',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-benefit-and-own-business',
    theme: 1,
    endTerm: '1.4.1',
    question:
      'Samir heeft een uitkering. Hij schrijft zijn nieuwe bedrijf in bij de KVK. Wat gebeurt er in principe?',
    questionEn:
      'Samir is on a benefit. He registers his new business with the KVK. What happens in principle?',
    options: [
      'Zijn uitkering blijft gelijk',
      'Zijn uitkering wordt een lening',
      'Zijn recht op een uitkering stopt',
    ],
    optionsEn: ['His benefit stays the same', 'His benefit becomes a loan', 'His right to a benefit ends'],
    correct: 2,
    explanation:
      'If you register at the *Kamer van Koophandel*, you in principle lose the right to an *uitkering*. So talk about your plan with the *gemeente* or *het UWV* first.',
    source: {
      name: 'Atotzzp',
      url: 'https://www.atotzzp.nl/starten-als-zzper-met-een-ww-uitkering/',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-seek-work-on-benefit',
    theme: 1,
    endTerm: '1.1.8',
    question: 'Amina krijgt een uitkering van het UWV. Wat moet ze in principe doen?',
    questionEn: 'Amina gets a benefit from the UWV. What does she in principle have to do?',
    options: ['Werk zoeken en dat laten zien', 'Elke dag naar het UWV komen', 'Vrijwilligerswerk doen'],
    optionsEn: ['Look for work and show it', 'Come to the UWV every day', 'Do voluntary work'],
    correct: 0,
    explanation:
      'With a *uitkering* you have duties too: you look for work (*solliciteren*) and show the *UWV* what you did.',
    source: {
      name: 'Juridisch Loket',
      url: 'https://www.juridischloket.nl/werk-en-inkomen/werkloosheid-en-bijstand/regels-ww-uitkering/',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-accept-work-on-benefit',
    theme: 1,
    endTerm: '1.1.8',
    question:
      'Omar heeft bijstand. Hij krijgt werk aangeboden dat hij niet leuk vindt. Wat moet hij in principe?',
    questionEn:
      'Omar gets social assistance. He is offered work that he does not like. What must he in principle do?',
    options: ['Om ander werk vragen', 'Wachten op beter werk', 'Het werk aannemen'],
    optionsEn: ['Ask for other work', 'Wait for better work', 'Take the work'],
    correct: 2,
    explanation:
      'With *bijstand* you must in principle take the work that you are offered. If you refuse, the municipality can lower your *uitkering*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/bijstand/wat-zijn-mijn-rechten-en-plichten-in-de-bijstand',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-negotiating-wages',
    theme: 1,
    endTerm: '1.2.1',
    question: 'Linh kan een baan krijgen. Mag ze over haar loon praten voordat ze tekent?',
    questionEn: 'Linh can get a job. May she talk about her wages before she signs?',
    options: [
      'Nee, het loon staat altijd al vast',
      'Ja, onderhandelen is heel gewoon',
      'Nee, dat doet alleen de vakbond',
    ],
    optionsEn: [
      'No, the wages are always fixed',
      'Yes, negotiating is quite normal',
      'No, only the trade union does that',
    ],
    correct: 1,
    explanation:
      'Before you sign, you may *onderhandelen* (negotiate) about wages and hours. Where a *cao* applies, part of it is fixed, but you may always ask.',
    source: {
      name: 'De Unie',
      url: 'https://www.unie.nl/jouw-werk-en-inkomen/onderhandelen-over-je-arbeidsvoorwaarden',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-appraisal-talk',
    theme: 1,
    endTerm: '1.2.1',
    question: 'Daan heeft een functioneringsgesprek met zijn chef. Waarover praten ze?',
    questionEn: 'Daan has an appraisal talk with his manager. What do they talk about?',
    options: [
      'Over hoe Daan zijn werk doet',
      "Over het werk van zijn collega's",
      'Over wie zijn nieuwe chef wordt',
    ],
    optionsEn: [
      'About how Daan does his work',
      'About the work of his colleagues',
      'About who will be his new manager',
    ],
    correct: 0,
    explanation:
      'In a *functioneringsgesprek* you and your *leidinggevende* (manager) talk about how the work is going and what could be better. You may say what you need, too.',
    source: {
      name: 'Loonwijzer',
      url: 'https://loonwijzer.nl/salaris/gelijkloon/voor-werkgevers/functioneringsgesprekken-wat-waarom-en-hoe',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-temp-agency-pays',
    theme: 1,
    endTerm: '1.2.1',
    question: 'Mei werkt via een uitzendbureau in een fabriek. Wie betaalt haar loon?',
    questionEn: 'Mei works in a factory through a temp agency. Who pays her wages?',
    options: ['Het UWV', 'De fabriek', 'Het uitzendbureau'],
    optionsEn: ['The UWV', 'The factory', 'The temp agency'],
    correct: 2,
    explanation:
      'With a *uitzendcontract* the *uitzendbureau* is your employer: it pays your wages, also when you work at another company.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/arbeidsovereenkomst-en-cao/welke-arbeidsvoorwaarden-heb-ik-als-uitzendkracht',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-pension-of-self-employed',
    theme: 1,
    endTerm: '1.4.1',
    question: 'Samir heeft een eigen bedrijf. Wie zorgt voor zijn pensioen naast de AOW?',
    questionEn: 'Samir has a business of his own. Who sees to his pension besides the AOW?',
    options: ['Samir zelf', 'De SVB', 'De KVK'],
    optionsEn: ['Samir himself', 'The SVB', 'The KVK'],
    correct: 0,
    explanation:
      'Everybody who lives here builds up *AOW*, the basic pension of the state, which the *SVB* pays. An employee often has a pension through the *werkgever*; somebody with a business has to save for it.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/zelfstandigen-zonder-personeel-zzp/vraag-en-antwoord/uitkeringen-pensioen-verzekeringen-regelen-zzp-pgb-zorgverlener',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-ill-with-own-business',
    theme: 1,
    endTerm: '1.4.1',
    question: 'Fatima heeft een eigen bedrijf en wordt lang ziek. Wie betaalt haar in principe?',
    questionEn: 'Fatima has her own business and is ill for a long time. Who in principle pays her?',
    options: [
      'Het UWV, net als een werknemer',
      'De gemeente, het hele eerste jaar',
      'Niemand, als ze niet verzekerd is',
    ],
    optionsEn: [
      'The UWV, as with an employee',
      'The municipality, the whole first year',
      'Nobody, if she has no insurance',
    ],
    correct: 2,
    explanation:
      'Somebody with their own business gets no wages and usually no benefit of the *UWV* when ill. They can take an *arbeidsongeschiktheidsverzekering* (insurance against being unable to work).',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/zelfstandigen-zonder-personeel-zzp/vraag-en-antwoord/uitkeringen-pensioen-verzekeringen-regelen-zzp-pgb-zorgverlener',
      checkedOn: '2026-11-27',
    },
  },
] as const satisfies readonly KnmBankRow[];
