import type { SpeakingRow } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'speaking-my-street',
    question: 'Ik woon in een drukke straat. Hoe is het in uw straat? Vertel ook wat u er mooi vindt.',
    questionEn: 'I live in a busy street. What is your street like? Say also what you find beautiful there.',
    sampleAnswer:
      "Mijn straat is rustig, want er rijden weinig auto's. Er zijn veel bomen en een kleine speeltuin. Ik vind vooral de bomen mooi, omdat er in de lente witte bloemen aan zitten.",
    sampleAnswerEn:
      'My street is quiet, because there are few cars. There are many trees and a small playground. I especially like the trees, because they have white flowers in spring.',
    enoughAnswer:
      'Ik woon aan het water. Het is daar stil en er rijdt maar één bus. De boten vind ik mooi, vooral in de zomer.',
    enoughAnswerEn:
      'I live by the water. It is quiet there and there is only one bus. I like the boats, especially in summer.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-day-off',
    question: 'Morgen ben ik vrij. Wat doet u graag op een vrije dag? Vertel ook met wie u dat doet.',
    questionEn: 'Tomorrow is my day off. What do you like to do on a day off? Say also who you do it with.',
    sampleAnswer:
      'Op een vrije dag ga ik graag zwemmen met mijn broer. Daarna drinken we koffie in de stad en praten we veel. Maar als ik moe ben, blijf ik thuis en kijk ik een film.',
    sampleAnswerEn:
      'On a day off I like to go swimming with my brother. After that we have coffee in town and talk a lot. But when I am tired, I stay at home and watch a film.',
    enoughAnswer:
      'Eerst slaap ik lang. Daarna ga ik met mijn vriendin Sara naar de markt. Wij kopen fruit en drinken thee. Dat doe ik graag.',
    enoughAnswerEn:
      'First I sleep late. After that I go to the market with my friend Sara. We buy fruit and drink tea. I like doing that.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-cooking-often',
    question: 'Ik eet vanavond soep met brood. Wat kookt u vaak? Vertel ook waarom u dat vaak kookt.',
    questionEn: 'I am having soup and bread tonight. What do you often cook? Say also why you often cook it.',
    sampleAnswer:
      'Ik kook vaak rijst met kip en groente, want dat is snel klaar. Het is ook niet duur en mijn kinderen vinden het lekker. In het weekend bak ik zelf brood, omdat ik dan meer tijd heb.',
    sampleAnswerEn:
      'I often cook rice with chicken and vegetables, because it is ready quickly. It is not expensive either, and my children like it. At the weekend I bake my own bread, because I have more time then.',
    enoughAnswer:
      'Ik maak vaak pasta met tomaten en kaas. Mijn zoon eet altijd alles op. Ik kom laat thuis en pasta is makkelijk.',
    enoughAnswerEn:
      'I often make pasta with tomatoes and cheese. My son always eats everything up. I come home late, and pasta is easy.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-bike-or-bus',
    question: 'U kunt met de fiets of met de bus naar uw werk. Wat kiest u en waarom?',
    questionEn: 'You can go to work by bike or by bus. Which do you choose, and why?',
    sampleAnswer:
      'Ik kies de fiets, want fietsen is gezond en het kost niets. Met de fiets ben ik in een kwartier op mijn werk. Maar als het hard regent, ga ik met de bus.',
    sampleAnswerEn:
      'I choose the bike, because cycling is healthy and costs nothing. By bike I get to work in a quarter of an hour. But when it rains hard, I take the bus.',
    enoughAnswer:
      'Ik kies de bus. Daar kan ik zitten en naar muziek luisteren. Mijn werk is ver weg en ik kan niet zo goed fietsen.',
    enoughAnswerEn:
      'I choose the bus. There I can sit and listen to music. My work is far away and I am not so good at cycling.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-city-or-village',
    question: 'Waar woont u liever: in een flat in de stad of in een huis in een dorp? Waarom?',
    questionEn: 'Where would you rather live: in a flat in the city or in a house in a village? Why?',
    sampleAnswer:
      'Ik woon liever in een flat in de stad, omdat daar veel winkels en scholen zijn. Mijn werk is ook in de stad, dus ik hoef niet ver te reizen. Een dorp is mooi, maar ik vind het daar te stil.',
    sampleAnswerEn:
      'I would rather live in a flat in the city, because there are many shops and schools. My work is in the city too, so I do not have to travel far. A village is pretty, but I find it too quiet there.',
    enoughAnswer:
      'Ik woon liever in een huis in een dorp. In de stad is veel lawaai. Ik wil graag een tuin met groente.',
    enoughAnswerEn:
      'I would rather live in a house in a village. In the city there is a lot of noise. I would like a garden with vegetables.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-calling-in-sick',
    question: 'U bent ziek en belt uw werk. Vertel wat u hebt en wanneer u weer kunt komen.',
    questionEn: 'You are ill and phone work. Say what is wrong with you and when you can come again.',
    sampleAnswer:
      'Goedemorgen, met Amir Haddad. Ik kan vandaag niet komen werken, want ik heb koorts en ik hoest veel. Ik blijf morgen ook in bed, maar ik denk dat ik donderdag weer kan komen.',
    sampleAnswerEn:
      'Good morning, this is Amir Haddad. I cannot come to work today, because I have a fever and I cough a lot. I will stay in bed tomorrow too, but I think I can come again on Thursday.',
    enoughAnswer:
      'Hallo, u spreekt met Lina. Ik ben ziek. Ik heb erge buikpijn en ik kan niet werken. Overmorgen kom ik weer, denk ik.',
    enoughAnswerEn:
      'Hello, this is Lina. I am ill. I have a bad stomach ache and I cannot work. I will come again the day after tomorrow, I think.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-babysitting-request',
    question:
      'Uw buurvrouw vraagt: kunt u zaterdag op mijn zoontje passen? U kunt niet. Zeg waarom en geef een ander idee.',
    questionEn:
      'Your neighbour asks: could you look after my little boy on Saturday? You cannot. Say why and give another idea.',
    sampleAnswer:
      'Het spijt me, maar zaterdag kan ik niet, want ik moet de hele dag werken. Misschien kunt u het aan mijn zus vragen. Zij is zaterdag thuis en ze past graag op kinderen.',
    sampleAnswerEn:
      'I am sorry, but I cannot on Saturday, because I have to work all day. Perhaps you can ask my sister. She is at home on Saturday and she likes looking after children.',
    enoughAnswer:
      'Sorry, zaterdag kan ik niet. Mijn neef trouwt dan en wij gaan naar het feest. Zondag heb ik wel tijd. Is dat ook goed?',
    enoughAnswerEn:
      'Sorry, I cannot on Saturday. My cousin is getting married then and we are going to the party. I do have time on Sunday. Is that fine too?',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-children-and-phones',
    question: 'Veel jonge kinderen hebben een eigen telefoon. Wat vindt u daarvan? Vertel ook waarom.',
    questionEn: 'Many young children have a phone of their own. What do you think of that? Say also why.',
    sampleAnswer:
      'Ik vind dat niet goed, omdat jonge kinderen buiten moeten spelen. Mijn dochter van acht heeft nog geen telefoon. Maar voor oudere kinderen is het wel handig, want dan kunnen ze hun ouders bellen.',
    sampleAnswerEn:
      'I do not think that is good, because young children should play outside. My daughter of eight has no phone yet. But for older children it is useful, because then they can call their parents.',
    enoughAnswer:
      'Ik vind dat wel goed. Mijn zoon loopt alleen naar school. Hij kan mij altijd bellen. Maar aan tafel mag het niet.',
    enoughAnswerEn:
      'I think that is fine. My son walks to school alone. He can always call me. But it is not allowed at the table.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-what-you-did-yesterday',
    question: 'Wat hebt u gisteren gedaan? Vertel iets over de ochtend, de middag en de avond.',
    questionEn: 'What did you do yesterday? Say something about the morning, the afternoon and the evening.',
    sampleAnswer:
      "Gisterochtend heb ik de kinderen naar school gebracht en boodschappen gedaan. 's Middags heb ik in een winkel gewerkt. 's Avonds was ik moe, maar ik heb nog met mijn moeder gebeld, want zij was jarig.",
    sampleAnswerEn:
      'Yesterday morning I took the children to school and did the shopping. In the afternoon I worked in a shop. In the evening I was tired, but I still phoned my mother, because it was her birthday.',
    enoughAnswer:
      'In de ochtend had ik les. In de middag heb ik geslapen, want ik had hoofdpijn. In de avond heb ik soep gegeten.',
    enoughAnswerEn:
      'In the morning I had a lesson. In the afternoon I slept, because I had a headache. In the evening I had soup.',
    timeLimitSeconds: 30,
  },
  {
    id: 'speaking-learning-dutch',
    question: 'Hoe leert u Nederlands? Vertel ook wat u moeilijk vindt en van wie u hulp krijgt.',
    questionEn: 'How do you learn Dutch? Say also what you find difficult and who you get help from.',
    sampleAnswer:
      "Ik heb twee keer per week les en ik oefen elke dag thuis. Luisteren vind ik moeilijk, omdat veel mensen snel praten. Mijn collega's helpen me, want zij spreken altijd Nederlands met mij.",
    sampleAnswerEn:
      'I have lessons twice a week and I practise at home every day. I find listening difficult, because many people talk fast. My colleagues help me, because they always speak Dutch with me.',
    enoughAnswer:
      'Ik leer met een app op mijn telefoon. Ik zeg alle woorden hardop. Spreken vind ik moeilijk. Mijn zoon van tien helpt mij.',
    enoughAnswerEn:
      'I learn with an app on my phone. I say all the words aloud. I find speaking difficult. My ten-year-old son helps me.',
    timeLimitSeconds: 30,
  },
] as const satisfies readonly SpeakingRow[];
