/** How single kinds of papers and pages call what all of them speak of, in Marathi. */
export const marathiCustoms = `
owner: भोगवटादार, भोगवटादाराचे नाव, खातेदाराचे नाव
city: जिल्हा, तालुका, गावाचे नाव, मौजे
date: केव्हा, कधी
area: क्षेत्र
quantity: किती
due: परतफेड दिनांक, परत करण्याची तारीख
`;
