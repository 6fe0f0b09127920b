/**
 * Words of B1 and above, by id: what a letter, a form or the news says and hardly anybody at A2 has to say. They are learned to be
 * recognised, so they are not asked to be typed (CON-10). Reviewed over all rows of `vocabulary.csv`; here list by list, in their order.
 */
export const TO_RECOGNISE: readonly string[] = [
  // Who Are You?
  'schoonheid kerel',
  'woede',
  'men',
  'burgerlijke-staat gehuwd ongehuwd tussenvoegsel meerderjarig minderjarig',
  'medelijden',
  // Shopping
  'vakkenvuller',
  'etalage',
  'krimpen',
  'afdingen',
  // Social Conversations
  'genoegen',
  'gunst',
  'roddelen',
  'hekel terecht kwestie overtuigen toegeven overdrijven werkelijk',
  'waarheen waarin waarop',
  'verklaren met-andere-woorden',
  // Food and Drinks
  'graat',
  'afgieten',
  // Living
  'inrichten',
  'bezichtigen gemeubileerd',
  // Travelling and Directions
  'staanplaats',
  'terrein',
  // GP, drugstore and pharmacy
  'lijden',
  'geneeskunde bewusteloos toestand',
  'bijsluiter genezen wat-scheelt-eraan',
  'herstellen overleven',
  'darm',
  'blindengeleidehond chronisch beroerte dementie gehoorapparaat mantelzorger hulpmiddel slechtziend',
  'slechthorend',
  // House, street and neighbourhood
  'opgebroken poort',
  'verbergen',
  'snoeien heg graven zaaien',
  // Buying and Returning
  'aanbod achteraf',
  'bedenktijd aankoopbewijs',
  'garantiebewijs ontbreken veroorzaken gevolg',
  'belang',
  'bod onderhandelen vals adverteren handel',
  // Safety in Traffic
  'tegenligger weggebruiker dode-hoek',
  'eenrichtingsverkeer',
  'schadeformulier aanrijding slachtoffer onschuldig',
  'schakelen',
  'ijzel gladheid omwaaien slippen reflecterend zicht strooien winterband',
  // Free Time
  'strijd verslaan kampioen',
  'heks superster held gevecht',
  'contributie inzamelen leiding steun bestuur bijeenkomst',
  // Learning and Studying
  'geheugen',
  'spieken herkansing verstand',
  'wetenschap brugklas spijbelen',
  'selecteren invoeren vaardigheid dubbelklikken',
  'intussen ondanks',
  'tenzij alsof doordat',
  'liefhebben blijken',
  // Gas, Water Electricity
  'kubieke-meter teller verbruik verbruiken slimme-meter aansluiting gasmeter watermeter',
  'aflezen',
  'looptijd tarief voorschot jaarafrekening bijbetalen automatische-incasso betalingsregeling',
  'voorwaarde energieleverancier leverancier ingaan',
  'cv-ketel ontluchten bijvullen warmtepomp vloerverwarming stadsverwarming schoorsteen open-haard',
  'hoofdkraan overlopen druppelen kalk waterbedrijf putje',
  'isoleren isolatie dubbel-glas opwekken subsidie energielabel kier tocht bewust duurzaam verspillen',
  'netbeheerder zekering doorbranden kortsluiting koolmonoxide koolmonoxidemelder gaslucht ontploffen',
  'verhelpen werkzaamheden voorlopig uitvallen',
  // Family and Relatives
  'zorgzaam',
  'generatie verleden',
  'verkering verloofde trouw alimentatie vergeven',
  'wee engel',
  'gastouder gehoorzaam verantwoordelijkheid toestemming',
  'crematie weduwe erfenis ziel eeuwig graf gedachte',
  // Outside Activities
  'ommetje aanlijnen standbeeld buitenlucht',
  'knooppunt streek verkennen avondvierdaagse',
  'toiletgebouw kampeerplaats',
  'suikerspin reuzenrad draaimolen optocht polsbandje achtbaan',
  // Municipality & Government
  'ambtenaar legitimeren uitschrijven baliemedewerker tonen',
  'uittreksel geboorteakte trouwakte dossier verklaring betreffen overeenkomst',
  'machtigen kenmerk toelichting termijn dienen toekennen afwijzen bezwaar goedkeuren besluit verzoek',
  'wijzigen omstandigheid',
  'stempas kandidaat verdedigen militair volk macht',
  'overval bende dader verdachte arresteren bedreigen pistool misdaad moord moordenaar vermoorden',
  'ontsnappen gevangen proces vermist',
  'naturalisatie statushouder grondwet plicht',
  // Looking for Work
  'kapitein dichter ingenieur',
  'bereid positie per-direct',
  'komst poging carriere indruk netwerk',
  'cao opzegtermijn loonsverhoging vakbond',
  'leiden effect waarderen',
  'bedrijfsarts doorbetalen overspannen werkdruk bijzonder-verlof zwangerschapsverlof ouderschapsverlof',
  'zorgverlof invallen bijkomen',
  // Nature
  'opklaren hittegolf',
  'verkleuren oogst zonsopgang zonsondergang rillen dooien',
  'eik struik stam brandnetel omzagen',
  'oever weiland heide jagen planeet polder',
  'uitstoot hergebruiken zeespiegel natuurgebied boswachter bedreigd uitsterven zwerfafval droogte',
  'verminderen',
  // Spending & Saving
  'bankafschrift storten kluis',
  'kostwinner bijverdienen verhoging erven bezit uitgave',
  'afschrijven rood-staan tekort achterstand aanmaning uitstel incassobureau deurwaarder',
  'schuldhulpverlening failliet',
  'opzijleggen bezuinigen veroorloven aflossen hypotheek eigendom beleggen wedden berekenen',
  'jaaropgave aanslag aftrekken wegenbelasting kwijtschelding verlagen wijziging',
  'polis aanvullend uitkeren dekken inboedel aansprakelijkheidsverzekering declareren premie',
  'verzekeraar garanderen',
  // Media & Communication
  'doorverbinden inspreken',
  'krantenkop pers bron actueel maatschappij aanval leger vijand blijkbaar',
  'presentator luisteraar ondertiteling zappen uitzending',
  'vriendschapsverzoek tijdlijn invloed influencer',
  'aangetekend instantie hoogachtend rouwkaart',
].flatMap((line) => line.split(' '));

/** The same as ids of items. */
export const RECOGNISED_IDS: ReadonlySet<string> = new Set(TO_RECOGNISE.map((id) => `word:${id}`));
