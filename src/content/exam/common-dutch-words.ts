/**
 * The words that make up most of any short Dutch text: they distinguish it from other languages and from nonsense, at once and without a
 * dictionary (WRI-03). Most of those that English also has are left out.
 */
export const COMMON_DUTCH_WORDS = `
aan aardig acht achter achternaam adres af afspraak afspreken al alle alleen alles als alsjeblieft alstublieft altijd
alvast ander andere anders antwoord apotheek april arts augustus auto avond avonds baan baas bakker bakkerij bedankt
beetje begin beginnen begint begrijp begrijpen begrijpt bel belde bellen belt ben beneden benen benieuwd bent bericht
berichten beste betaal betaald betaalt betalen beter bezig bibliotheek bij bijna bijvoorbeeld binnen binnenkort blij
blijf blijft blijven boek boeken bon boodschappen boven brengen brief brieven broek broer buiten bureau buren
burgemeester bussen buurman buurt buurthuis buurvrouw cadeau centrum chef collega cursus daar daarna daarom dag dagen
dan dank dankjewel dat de december deed deel dertig deur deze dicht die dienst ding dingen dinsdag dit docent dochter
doe doen doet dokter dokters donderdag door dorp drie dringend drinken druk duizend duren dus duur duurt echt een eens
eerder eerst eerste eet eigen einde elf elk elke en enkele er erbij erg ergens eruit ervan eten euro even factuur
familie februari feest fiets fietsen fijn formulier foto fout ga gaan gaat gaf geachte gebeld gebeurd gebeurt geboekt
geboortedatum geboren gebroken gebruik gebruiken gebruikt gedaan geef geeft geen gegeten gegevens gehaald gehad
geholpen gehoord gekocht gekomen gekregen geld geleden geleerd gelezen gelukkig gemaakt gemakkelijk gemeente genoeg
genomen gesproken gestuurd geven gevonden gevraagd geweest gewerkt gewoon geworden gezegd gezellig gezien gezin gezond
ging gingen gisteren goed goede goedemiddag goedemorgen goedenavond goedkoop graag grappig gratis griep groen groepje
groet groeten groetjes grond groot grote haal haar hadden halen hallo handen heb hebben hebt heeft heel heen heer
helaas hele helemaal help helpen helpt hem hen herfst herrie het hetzelfde hier hij hoe hoeft hoelang hoeveel hoi hond
honderd hoop hoor hopen horen houd houden huis huisarts hulp huren huur huurder idee ieder iedere iedereen iemand iets
ik informatie inschrijven ja jaar jammer januari jas je jij jong jongen jongens jou jouw juist juli jullie juni kaart
kaartje kaas kamer kan kantoor kapot kast kat keer kerk keuken kijk kijken kind kinderen klaar klas klein kleine klopt
koffie kom komen komt kon koorts kopen kost kosten koud kreeg krijg krijgen krijgt kun kunnen kunt kwam kwart kwartier
laat laatste lang langer langs laten lawaai leer leert lees leg leggen lekker lekkere leraar leren les lessen leuk
leuke lezen licht lid lief lieve liever lift lig ligt lijst loopt lopen luisteren lukt maak maakt maand maandag
maanden maar maart mag mail mailen maken makkelijk man manier markt medicijn medicijnen mee meenemen meer meestal
meeste meester mei meisje meneer mens mensen met mevrouw middag middags mij mijn minder minuten misschien moe moeder
moeilijk moest moet moeten mogelijk mogen mooi mooie morgen morgens na naam naar naast nacht natuurlijk nederland
nederlands nederlandse nee neef neem neemt negen nemen nergens netjes nicht niemand niet niets nieuw nieuwe niks nodig
nog nooit nu nummer ochtend ochtends oefenen of oktober om oma omdat onder ongeveer ons ontvangen onze oog ooit ook op
opa ophalen opleiding opnieuw oud oude ouder ouders overal overdag overmorgen paar pakket partij past per pijn plaats
plannen planten plek plezier poes politie postcode praat praten precies prettig prijs proberen probleem problemen raam
reis reizen rekenen rekening reparatie repareren rijden rok rond rug ruilen ruim rustig rustige salade samen sap
schade schoenen school schoon schrijf schrijft schrijven schuur sinds slaap slapen slecht sleutel snel soep soms
speelt spelen spelletjes sporten sportschool spreek spreekt spreken spullen sta staan staat stad steeds sterk stoel
straat straks studeren stuk stukje sturen stuur stuurt taal taart tafel tas te tegen telefonisch telefoon
telefoonnummer terug tevreden thee thuis tien tijd tijden tijdens toch toe toen tot tram trap trein trouwen trouwt
tuin tussen twaalf twee tweede twintig u uit uitgenodigd uitnodigen uitnodiging uur uw uwe vaak vader vakantie van
vanaf vanavond vandaag vanmiddag vanmorgen vanwege vast veel ver verder vergeten verhuis verhuisd verhuizen verjaardag
verkeerd verkopen verkouden verschillende vertel vertellen verwarming vier vieren vijf vind vinden vindt vis vlees
vloer voel voelt voetbal voetballen volgend volgende voor voornaam voorstellen vorig vorige vraag vraagt vragen vriend
vriendelijk vriendelijke vrienden vriendin vrij vrijdag vrouw vuil vuilnis waar waarom waarschijnlijk wacht wachten
wandelen wanneer want waren wasmachine wat we weekend weer weet weg wegens weken wel welk welke wens werd werk werkdag
werken werkt weten wie wij wijk wil willen wilt winkel winkelen winkels woensdag wonen woning woon woonkamer
woonplaats woont woord worden wordt wou zal zaterdag ze zeer zeg zeggen zegt zei zelf zes zeven zich zie ziek
ziekenhuis zien ziet zij zijn zin zit zitten zo zoals zodat zoek zoeken zoekt zomer zon zondag zonder zoon zorg zorgen
zou zouden zullen zus zwaar zwanger zwemmen
`;
