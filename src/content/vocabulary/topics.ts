/** A vocabulary topic: its number, its title, and the titles of the subsections that belong to it. */
export interface VocabularyTopic {
  readonly number: number;
  readonly title: string;
  readonly subsections: readonly string[];
}

/** The 20 topics of the vocabulary page, in order (VOC-02). The titles are letter for letter. */
export const VOCABULARY_TOPICS = [
  {
    number: 1,
    title: 'Who Are You?',
    subsections: [
      'Personal Details',
      'Countries and Nationalities',
      'Languages',
      'Age and Birthday',
      'Appearance',
      'Character and Feelings',
    ],
  },
  {
    number: 2,
    title: 'Shopping',
    subsections: [
      'In the Supermarket',
      'Shops and Opening Hours',
      'Clothes and Shoes',
      'Colours and Sizes',
      'Paying at the Checkout',
      'At the Market',
    ],
  },
  {
    number: 3,
    title: 'Social Conversations',
    subsections: [
      'Greetings and Goodbyes',
      'Asking and Thanking',
      'Small Talk',
      'Invitations and Appointments',
      'Good Wishes',
      'Giving Your Opinion',
    ],
  },
  {
    number: 4,
    title: 'Food and Drinks',
    subsections: [
      'Breakfast and Lunch',
      'Fruit and Vegetables',
      'Meat and Fish',
      'Drinks',
      'Cooking and Baking',
      'In a Restaurant',
    ],
  },
  {
    number: 5,
    title: 'Living',
    subsections: [
      'Kinds of Homes',
      'Rooms and Parts of the House',
      'Furniture',
      'Kitchen and Appliances',
      'Renting a Home',
      'Cleaning and Chores',
    ],
  },
  {
    number: 6,
    title: 'Travelling and Directions',
    subsections: ['By Train', 'Bus and Tram', 'Asking the Way', 'By Car', 'On Holiday', 'Places in Town'],
  },
  {
    number: 7,
    title: 'GP, drugstore and pharmacy',
    subsections: [
      'The Body',
      'Complaints and Pain',
      'At the GP',
      'At the Pharmacy',
      'In the Hospital',
      'Staying Healthy',
    ],
  },
  {
    number: 8,
    title: 'House, street and neighbourhood',
    subsections: [
      'In the Street',
      'Neighbours',
      'In the Neighbourhood',
      'Waste and Recycling',
      'Repairs and Tools',
      'Garden and Balcony',
    ],
  },
  {
    number: 9,
    title: 'Buying and Returning',
    subsections: [
      'Online Shopping',
      'Delivery and Parcels',
      'Returning and Exchanging',
      'Complaints and Guarantee',
      'Second-Hand',
      'Comparing and Choosing',
    ],
  },
  {
    number: 10,
    title: 'Safety in Traffic',
    subsections: [
      'Road Users',
      'Signs and Rules',
      'On the Bike',
      'Accidents and Emergencies',
      'Learning to Drive',
      'Bad Weather on the Road',
    ],
  },
  {
    number: 11,
    title: 'Free Time',
    subsections: [
      'Sports',
      'Hobbies',
      'Music and Film',
      'Going Out',
      'Parties and Presents',
      'Clubs and Volunteering',
    ],
  },
  {
    number: 12,
    title: 'Learning and Studying',
    subsections: [
      'In the Classroom',
      'School Things',
      'The Dutch Course',
      'Exams and Diplomas',
      'Kinds of Schools',
      'Computer Skills',
    ],
  },
  {
    number: 13,
    title: 'Gas, Water Electricity',
    subsections: [
      'Meters and Readings',
      'Bills and Contracts',
      'Heating',
      'Water at Home',
      'Saving Energy',
      'Faults and Outages',
    ],
  },
  {
    number: 14,
    title: 'Family and Relatives',
    subsections: [
      'Close Family',
      'Relatives',
      'Love and Marriage',
      'Birth and Babies',
      'Raising Children',
      'Loss and Mourning',
    ],
  },
  {
    number: 15,
    title: 'Outside Activities',
    subsections: [
      'In the Park',
      'At the Beach',
      'Walking and Cycling',
      'At the Playground',
      'Camping',
      'Festivals and Fairs',
    ],
  },
  {
    number: 16,
    title: 'Municipality & Government',
    subsections: [
      'At the Town Hall',
      'Documents',
      'Letters and DigiD',
      'Elections and Politics',
      'Police and Safety',
      'Civic Integration',
    ],
  },
  {
    number: 17,
    title: 'Looking for Work',
    subsections: [
      'Professions',
      'Job Adverts',
      'Applying for a Job',
      'Contract and Wages',
      'At Work',
      'Leave and Sick Days',
    ],
  },
  {
    number: 18,
    title: 'Nature',
    subsections: [
      'The Weather',
      'Seasons',
      'Animals',
      'Plants and Trees',
      'Water and Landscape',
      'The Environment',
    ],
  },
  {
    number: 19,
    title: 'Spending & Saving',
    subsections: [
      'At the Bank',
      'Income',
      'Bills and Debts',
      'Saving and Borrowing',
      'Tax and Benefits',
      'Insurance',
    ],
  },
  {
    number: 20,
    title: 'Media & Communication',
    subsections: [
      'Phone',
      'Internet and Computer',
      'News and Newspapers',
      'Radio and Television',
      'Social Media',
      'Post and Letters',
    ],
  },
] as const satisfies readonly VocabularyTopic[];
