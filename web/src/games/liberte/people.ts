// What a cameo needs to know beyond its card: office, hair, hat and dress, by the person's name.

export interface Person {
  office: string
  hair: string
  hat: string
  dress: string
}

const LIST = `
Armand de La Rouërie: soldier wig tricorne uniform
Charles-Élie de Ferrières: noble rolls none jabot
François Buzot: orator natural none cravat
Jacques-Guillaume Thouret: jurist wig none bands
Isaac Le Chapelier: jurist rolls none cravat
Joseph-Ignace Guillotin: scholar wig none jabot
Jean-Denis Lanjuinais: jurist natural none bands
Louis-Joseph de Condé: prince rolls tricorne sash
Victor-François de Broglie: soldier wig tricorne uniform
Georges Danton: orator curls none open
Edmond Dubois-Crancé: soldier natural none uniform
Charles-Maurice de Talleyrand: cleric rolls none bands
Henri Grégoire: cleric natural calotte bands
Stanislas de Clermont-Tonnerre: noble wig none jabot
Jacques Necker: financier wig none jabot
Jean-Sifrein Maury: cleric wig calotte bands
Charles, comte d'Artois: prince rolls none sash
Guillaume de Malesherbes: jurist wig none cravat
Maximilien Robespierre: orator rolls none cravat
Camille Desmoulins: journalist long none open
Antoine Santerre: tribune natural bicorne uniform
Jean Sylvain Bailly: scholar wig none cravat
Nicolas de Condorcet: scholar rolls none jabot
Alexandre de Lameth: noble natural none uniform
François de Bouillé: soldier wig bicorne uniform
André, vicomte de Mirabeau: noble curls tricorne uniform
Georges Couthon: jurist wig none cravat
Gilbert de La Fayette: soldier rolls bicorne uniform
Pierre-Victor Malouet: intendant wig none cravat
Jacques de Cazalès: orator rolls none uniform
François Chabot: tribune natural cap open
Bertrand Barère: orator natural none cravat
Dominique Joseph Garat: letters crop none cravat
Louis, comte de Provence: prince wig none sash
Emmanuel d'Antraigues: plotter rolls none jabot
Charles Barbaroux: orator long none open
Emmanuel-Joseph Sieyès: cleric bald none cravat
Honoré de Mirabeau: orator curls none jabot
Jean-Paul Rabaut Saint-Étienne: pastor wig none bands
Jean-Joseph Mounier: jurist natural none cravat
François de Charette: soldier long plumed sash
Henri de La Rochejaquelein: soldier curls plumed sash
Jean Cottereau: rebel long plumed open
Jacques-René Hébert: journalist natural none cravat
Jacques Billaud-Varenne: orator long none cravat
Joseph Fouché: envoy crop none cravat
Jean Victor Moreau: soldier crop bicorne uniform
Louis-Marie de La Révellière-Lépeaux: scholar long none cravat
Jean-Charles Pichegru: soldier natural bicorne uniform
Lazare Carnot: engineer natural none uniform
Claude-Antoine Prieur: engineer crop none uniform
François Kellermann: soldier wig bicorne uniform
Charles Dumouriez: soldier rolls bicorne sash
Jean-Paul Marat: journalist natural scarf open
Gracchus Babeuf: journalist long none open
François Marceau: soldier long bicorne uniform
Lazare Hoche: soldier natural plumed uniform
Manon Roland: letters loose none fichu
Louis Antoine de Saint-Just: orator long none cravat
Jean-Baptiste Jourdan: soldier crop plumed uniform
Jean-Baptiste Carrier: envoy natural plumed sash
Jean-Henri Bancal: jurist bald none cravat
Jean de Batz: plotter wig tricorne cravat
Jean-Lambert Tallien: orator curls none cravat
Pierre-Arnaud Dartigoeyte: envoy crop plumed sash
Jeanbon Saint-André: envoy natural plumed uniform
Pierre Vergniaud: orator curls none cravat
Louis de Précy: soldier rolls tricorne uniform
Donatien de Sade: letters rolls none jabot
Paul Barras: envoy crop plumed sash
Jean-Marie Collot d'Herbois: tribune curls none cravat
André Masséna: soldier curls bicorne uniform
Antoine Barnave: orator rolls none cravat
Napoléon Bonaparte: soldier long bicorne uniform`

/** The looks of everybody in the built-in set, by name. */
export const people = new Map(
  LIST.trim()
    .split('\n')
    .map((row) => {
      const [name, looks] = row.split(': ') as [string, string]
      const [office, hair, hat, dress] = looks.split(' ') as [string, string, string, string]
      return [name, { office, hair, hat, dress }]
    }),
)

/** The looks of a person; unknown people look like an orator or a soldier. */
export function personOf(card: { name: string; general: boolean }): Person {
  return (
    people.get(card.name) ??
    (card.general
      ? { office: 'soldier', hair: 'natural', hat: 'bicorne', dress: 'uniform' }
      : { office: 'orator', hair: 'natural', hat: 'none', dress: 'cravat' })
  )
}
